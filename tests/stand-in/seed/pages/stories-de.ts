import { films } from "#tests/stand-in/seed/films.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import type { StoryItem } from "./stories-en.ts";

const storiesGerman: StoryItem[] = [
  {
    id: "south-rim-first-hour-de",
    teller: "Dale Whitcomb",
    role: "Fahrer und Guide, South Rim",
    portrait: "/media/team/dale.svg",
    place: "Grand Canyon",
    title: "Die erste Stunde am South Rim",
    description: "",
    language: "de",
    poster: "/media/grand-canyon/mather-point.svg",
    published: "2026-09-14",
    transcript:
      "Ein Mann in der zweiten Reihe schlief ab Kingman. Am Mather Point weckte ich ihn, er ging ans Geländer und sagte zehn Minuten lang nichts. Dann fragte er mich, ob man sich je daran gewöhnt. Zwölf Jahre, sagte ich, und noch nicht.\n\nDer Rand liegt hier auf gut 2.100 Metern, also gehen Sie langsam und trinken Sie. Machen Sie Ihr Bild und gehen Sie dann den Rim Trail entlang, nach links oder rechts: Nach zehn Minuten ist es still. Der helle Stein unter Ihren Schuhen ist Kaibab-Kalk, rund 270 Millionen Jahre alt. Das dunkle Gestein am Fluss, gut anderthalb Kilometer unter Ihnen, ist mehr als sechsmal so alt.",
    action: { title: "South Rim", url: tourLink(101) },
  },
  {
    id: "antelope-light-de",
    teller: "Aiyana Begay",
    role: "Koordinatorin, Navajo Nation",
    portrait: "/media/team/aiyana.svg",
    place: "Antelope Canyon",
    title: "Licht an einem engen Ort",
    description: "",
    language: "de",
    poster: "/media/antelope-canyon/hero.svg",
    published: "2026-08-03",
    transcript:
      "Im Juli kam ein Fotograf mit vierhundert Bildern aus Upper Antelope. „Was haben Sie gehört?“, fragte sein Guide, mein Cousin. Er hatte nichts gehört. Seitdem sage ich allen: Stecken Sie das Telefon einmal weg, nur um zu hören. Der Sand rieselt die ganze Zeit.\n\nSie sind auf dem Land der Navajo, mit einem Navajo-Guide. Wasser hat diese Schlucht geschaffen: Kilometer entfernt fällt Regen, läuft in den Spalt und trägt Sand mit, der die Wand glatt schleift. Wenn Gewitter gemeldet sind, schließen wir. Von Ende März bis Anfang Oktober erreicht die Sonne gegen Mittag den Boden.",
    action: { title: "Upper Antelope", url: tourLink(112) },
  },
  {
    id: "zion-river-de",
    teller: "Tomas Herrera",
    role: "Fahrer und Guide, Zion und Bryce",
    portrait: "/media/team/tomas.svg",
    place: "Zion",
    title: "Zion, von unten gesehen",
    description: "",
    language: "de",
    poster: "/media/zion-national-park/hero.svg",
    published: "2026-06-22",
    transcript:
      "Ein Sechsjähriger fragte mich, wo das Geländer ist. Am Grand Canyon steht man oben, sagte ich, hier unten. Da legte er sich auf den Rücken, um besser zu sehen, und dann seine Eltern und der halbe Bus, und alle schauten hinauf auf etwa 600 Meter Navajo-Sandstein: Dünen, die zu Stein wurden.\n\nDas war auf dem Pa’rus Trail. Er ist asphaltiert und eben, gut für Rollstühle und kleine Kinder. Achten Sie auf den Schluchtenzaunkönig, dessen Lied die Tonleiter hinunterläuft. Und denken Sie daran: In Utah ist es eine Stunde später als in Las Vegas. Wenn ich drei Uhr sage, sage ich dazu, welche.",
    action: { title: "Zion", url: tourLink(141) },
  },
  {
    id: "bryce-snow-de",
    teller: "Lucia Romano",
    role: "Guide und Fotografin, Zweitagestouren",
    portrait: "/media/team/lucia.svg",
    place: "Bryce Canyon",
    title: "Bryce Canyon im Schnee",
    description: "",
    language: "de",
    poster: "/media/bryce-canyon-national-park/scene-1.svg",
    published: "2026-02-09",
    transcript:
      "Einmal stieg im Januar eine Frau aus Miami am Sunrise Point aus, bei sieben Grad unter null, in drei Pullovern, und lachte laut. Sie hatte noch nie Schnee gesehen, und hier lag er auf jedem Sims und jeder Felsnadel. Der Frost hat diese Nadeln gemacht: Am Tag läuft Wasser in die Risse, in der Nacht gefriert es und drückt sie auseinander.\n\nZiehen Sie die Spikes vor dem Weg an, nicht erst auf ihm. Wir gehen so weit hinunter, wie das Eis es zulässt, und langsam zurück, denn die Luft ist dünn. Im Bus gibt es heißen Tee. Sie trank zwei Tassen.",
    action: { title: "Bryce Canyon", url: tourLink(131) },
  },
  {
    id: "death-valley-salt-de",
    teller: "Henrik Lindqvist",
    role: "Fahrer und Guide, Death Valley",
    portrait: "/media/team/henrik.svg",
    place: "Death Valley",
    title: "Salz, 86 Meter unter dem Meer",
    description: "",
    language: "de",
    poster: "/media/death-valley/hero.svg",
    published: "2026-03-16",
    transcript:
      "Im Frühjahr kniete sich hier ein achtjähriges Mädchen hin und leckte am Boden, um es zu prüfen. Es ist Salz. Und es hat Ecken: Gehen Sie eine Viertelstunde vom Parkplatz weg und schauen Sie hinunter. Wasser steigt durch den Schlamm, verdunstet und lässt Salz zurück, das drückt, bis die Kruste in Vielecke bricht.\n\nSie sind 86 Meter unter dem Meeresspiegel, auf dem tiefsten Boden Nordamerikas. Das kleine weiße Schild an der Felswand hinter Ihnen zeigt den Meeresspiegel. Gegenüber steht der Telescope Peak, über 3.300 Meter hoch.",
    action: { title: "Death Valley", url: tourLink(161) },
  },
  {
    id: "time-in-arizona-de",
    teller: "Marisol Vega",
    role: "Gründerin, Leiterin des Betriebs",
    portrait: "/media/team/marisol.svg",
    place: "Arizona",
    title: "Wie spät ist es in Arizona?",
    description: "",
    language: "de",
    poster: "/media/grand-canyon/kingman.svg",
    published: "2026-10-05",
    transcript:
      "In unserer ersten Saison am South Rim fragte ein Gast, wie spät es in Arizona ist, und ich war nicht sicher. Wir waren zwei Stunden unterwegs, beim Kaffee, und ich hatte gerade einem vollen Bus gesagt, wann alle zurück sein sollen. Ich zählte an den Fingern nach und nannte beide Zeiten.\n\nBis heute nennen wir beide. Arizona stellt die Uhren nie um: Im Sommer hat es die Zeit von Las Vegas, im Winter ist es eine Stunde voraus. Nur die Navajo Nation ist das ganze Jahr eine Stunde voraus. Dann steigen alle aus, und ich sehe noch einmal auf die Uhr.",
    action: { title: "Mehr zu den Zeitzonen", url: "/blog/time-zone-traps-around-las-vegas" },
  },
];

export const videosGerman: PageSeed = {
  page: "videos-de",
  title: "Geschichten unserer Guides",
  description:
    "Was sie unterwegs erzählen. Sechs Geschichten von je einer Minute, vom Grand Canyon bis ins Death Valley.",
  image: "/media/bryce-canyon-national-park/night.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Geschichten unserer Guides",
      text: "Was sie vor Ort erzählen: sechs kurze Geschichten.",
      actions: [],
    },
    { type: "videos", title: "", items: storiesGerman },
    films.de,
    {
      type: "cta",
      title: "Fragen auf Deutsch?",
      text: "Schreiben Sie uns auf Deutsch. Henrik antwortet, meist innerhalb eines Werktags. Am Telefon sprechen wir Englisch, Spanisch und Französisch.",
      action: { title: "Schreiben Sie uns", url: "/contact-us" },
    },
  ],
};
