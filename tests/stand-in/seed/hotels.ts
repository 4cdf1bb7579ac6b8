/** Invented hotels in real places. */

export interface RoomSeed {
  code: string;
  name: string;
  board: string;
  /** US dollars a night for two, Sunday to Thursday. */
  nightly: number;
  sleeps: number;
  /** Days before check-in until which canceling is free; absent: the rate is not refundable. */
  freeDays?: number;
  /** If set, the availability check rejects the room with this message. */
  soldOut?: string;
}

export interface HotelSeed {
  id: number;
  /** A destination's slug, or las-vegas. */
  destination: string;
  name: string;
  stars: number;
  area: string;
  address: string;
  summary: string;
  image: string;
  rooms: RoomSeed[];
}

export const hotels: HotelSeed[] = [
  {
    id: 501,
    destination: "las-vegas",
    name: "Desert Lantern Hotel",
    stars: 3,
    area: "Near the Strip",
    address: "410 Circus Circus Dr, Las Vegas, NV 89109",
    summary:
      "A 10-minute walk from our stop at Circus Circus. Coffee from 5 AM, free parking and Wi-Fi, no casino. Check-in from 3 PM.",
    image: "/media/las-vegas/desert-lantern.svg",
    rooms: [
      { code: "queen", name: "Queen room", board: "Room only", nightly: 118, sleeps: 2, freeDays: 2 },
      { code: "twin", name: "Two queen beds", board: "Grab-and-go breakfast", nightly: 139.5, sleeps: 4, freeDays: 2 },
      {
        code: "suite",
        name: "Corner suite for four",
        board: "Breakfast",
        nightly: 212,
        sleeps: 4,
        freeDays: 2,
        soldOut: "The corner suite was just sold for these dates. The two-queen room is still free.",
      },
    ],
  },
  {
    id: 502,
    destination: "las-vegas",
    name: "Red Rock Lodges Downtown",
    stars: 2,
    area: "Fremont Street",
    address: "217 N 3rd St, Las Vegas, NV 89101",
    summary:
      "A renovated motor court with parking at the door, free Wi-Fi and a small pool. Our stop at the Downtown Grand is across the street. Check-in from 3 PM.",
    image: "/media/las-vegas/motor-court.svg",
    rooms: [
      { code: "king", name: "King room by the pool", board: "Room only", nightly: 96, sleeps: 2 },
      { code: "family", name: "Family room for five", board: "Room only", nightly: 134, sleeps: 5, freeDays: 2 },
    ],
  },
  {
    id: 503,
    destination: "grand-canyon",
    name: "Ponderosa Rim Inn",
    stars: 3,
    area: "Tusayan, Arizona",
    address: "420 State Route 64, Tusayan, AZ 86023",
    summary:
      "Among the pines outside the park gate, 7 miles from the South Rim. The park shuttle stops outside in summer; sunset at the rim is a 20-minute drive. Check-in from 3 PM.",
    image: "/media/grand-canyon/rim-inn.svg",
    rooms: [
      { code: "double", name: "Double room", board: "Breakfast", nightly: 189, sleeps: 2, freeDays: 7 },
      { code: "quad", name: "Two double beds", board: "Breakfast", nightly: 214, sleeps: 4, freeDays: 7 },
    ],
  },
  {
    id: 504,
    destination: "antelope-canyon",
    name: "Slickrock House",
    stars: 3,
    area: "Page, Arizona",
    address: "615 N Navajo Dr, Page, AZ 86040",
    summary:
      "Five minutes from the meeting points of the canyon tours. Page is on Arizona time all year. Check-in from 3 PM.",
    image: "/media/antelope-canyon/horseshoe-bend.svg",
    rooms: [
      {
        code: "double",
        name: "Double room with a view of the mesa",
        board: "Breakfast",
        nightly: 152,
        sleeps: 2,
        freeDays: 2,
      },
    ],
  },
  {
    id: 505,
    destination: "zion-national-park",
    name: "Cottonwood Lodge",
    stars: 3,
    area: "Springdale, Utah",
    address: "870 Zion Park Blvd, Springdale, UT 84767",
    summary:
      "On the river, at a stop of the free town shuttle. Walk or ride to the park gate and leave the car where it is. Check-in from 4 PM.",
    image: "/media/zion-national-park/square.svg",
    rooms: [
      { code: "garden", name: "Garden room, queen bed", board: "Room only", nightly: 178, sleeps: 2, freeDays: 2 },
      { code: "loft", name: "Loft for five, with kitchen", board: "Room only", nightly: 246, sleeps: 5 },
    ],
  },
  {
    id: 506,
    destination: "bryce-canyon-national-park",
    name: "Hoodoo Hollow Cabins",
    stars: 2,
    area: "Bryce Canyon City, Utah",
    address: "165 S Highway 63, Bryce Canyon City, UT 84764",
    summary:
      "Log cabins at 7,700 feet with thick blankets. Nights are cold even in July, and the stars are worth staying up for. Check-in from 3 PM.",
    image: "/media/bryce-canyon-national-park/night.svg",
    rooms: [{ code: "cabin", name: "Cabin for four", board: "Breakfast", nightly: 164, sleeps: 4, freeDays: 7 }],
  },
  {
    id: 507,
    destination: "death-valley",
    name: "Salt Pan Inn",
    stars: 2,
    area: "Beatty, Nevada",
    address: "310 W Main St, Beatty, NV 89003",
    summary:
      "The nearest beds on the Nevada side, an hour from Badwater. A pool, shade and an ice machine. Check-in from 2 PM.",
    image: "/media/death-valley/rhyolite.svg",
    rooms: [{ code: "double", name: "Room for three", board: "Room only", nightly: 104, sleeps: 3, freeDays: 2 }],
  },
  {
    id: 508,
    destination: "boulder-city",
    name: "The Dam Keeper’s House",
    stars: 3,
    area: "Boulder City, Nevada",
    address: "1130 Arizona St, Boulder City, NV 89005",
    summary:
      "Seven rooms in a 1932 house in the historic district, ten minutes from Hoover Dam. The town has no casinos. Check-in from 3 PM.",
    image: "/media/boulder-city/old-hotel.svg",
    rooms: [
      { code: "room", name: "Queen room with a porch", board: "Breakfast", nightly: 146, sleeps: 2, freeDays: 2 },
    ],
  },
];
