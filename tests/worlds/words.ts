/** What ordinary operators write. */

export const DESTINATIONS = [
  "Grand Canyon",
  "Antelope Canyon",
  "Hoover Dam",
  "Bryce Canyon National Park",
  "Zion National Park",
  "Boulder City",
  "Death Valley",
  "Valley of Fire",
];

export const NAMES = [
  "Vega",
  "Red Rock Rides",
  "Wüstenwind Reisen GmbH & Co. KG",
  "Biuro Podróży „Wielki Kanion”",
  "大峡谷国际旅行社",
  "جولات وادي النار",
  "סיורי הקניון הגדול",
  "The Original and Only Southwest Canyon Sightseeing Company",
  "O’Leary & Daughters",
  "Zażółć Gęślą Tours",
];

/** Menu titles by language, short and long. */
export const TITLES: Record<string, readonly string[]> = {
  english: [
    "Tours",
    "FAQ",
    "Blog",
    "Contact",
    "About",
    "Deals",
    "Cart",
    "Map",
    "Team",
    "Groups",
    "News",
    "Gifts",
    "Help",
    "Jobs",
  ],
  long: [
    "All our tours and day trips",
    "Frequently asked questions",
    "Getting here and getting around",
    "Private charters and groups",
    "Travel agents and partners",
    "Gift cards and vouchers",
    "What our guests say about us",
    "Safety, insurance and licenses",
  ],
  german: [
    "Tagesausflüge und Rundreisen",
    "Häufig gestellte Fragen",
    "Geschenkgutscheine bestellen",
    "Reiserücktrittsversicherung",
    "Gruppenreisen & Betriebsausflüge",
    "Über uns",
    "Kontakt und Anfahrtsbeschreibung",
    "Barrierefreiheit",
    "Nationalparkjahreskarte",
  ],
  polish: [
    "Wycieczki jednodniowe",
    "Najczęściej zadawane pytania",
    "Bony podarunkowe",
    "Ubezpieczenie podróżne",
    "O nas",
    "Skontaktuj się z nami",
    "Wynajem autokarów",
    "Źródła i przewodniki",
  ],
  chinese: [
    "大峡谷一日游",
    "常见问题",
    "关于我们",
    "联系我们",
    "羚羊彩穴与马蹄湾两日游套餐",
    "礼品卡",
    "团队包车服务",
    "新闻",
    "预订须知",
  ],
  arabic: ["الجولات", "الأسئلة الشائعة", "من نحن", "اتصل بنا", "رحلات خاصة للمجموعات والعائلات", "المدونة"],
};

export const TARGETS = [
  "/our-tours",
  "/faq",
  "/about-us",
  "/contact-us",
  "/blog",
  "/gallery",
  "/shuttle-service",
  "https://shop.example/",
  null,
];

export const PHONES = [
  "+1 702 555 0142",
  "(702) 223-4567",
  "702.223.4567 ext. 4",
  "1-800-555-TRIP",
  "+52 (55) 1234 5678",
  "+49 (0)711 / 12 34 56-0",
  "+44 20 7946 0000",
];

export const COLORS = ["#b4451f", "#ffff00", "#000", "#ffffff", "#0a7", "#777777", "#5b2a86", "#ff00ff", "#102040"];

/** Texts that run from right to left, with a mark at the end. */
export const RIGHT_TO_LEFT = [
  "مرحبا بكم في وادي النار (نيفادا)!",
  "טיול של 3 ימים לקניון הגדול — $129.",
  "نعود إلى لاس فيغاس قبل 20:30.",
];

export const WORDS =
  "canyon rim sunrise walk with a guide small group lunch included hotel pick-up skywalk boat Schmetterlingswiese przewodnik 日出 river slot sandstone photo evening light".split(
    " ",
  );
