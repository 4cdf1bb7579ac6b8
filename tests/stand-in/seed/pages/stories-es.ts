import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import type { StoryItem } from "./stories-en.ts";

const storiesSpanish: StoryItem[] = [
  {
    id: "south-rim-first-hour-es",
    teller: "Dale Whitcomb",
    role: "Conductor y guía, South Rim",
    portrait: "/media/team/dale.svg",
    title: "La primera hora en el South Rim",
    description: "",
    language: "es",
    poster: "/media/grand-canyon/mather-point.svg",
    published: "2026-09-14",
    transcript:
      "Han pasado cinco horas sentados. Quédense quietos un minuto. El borde está a unos 2.100 metros de altura, así que caminen despacio y beban agua. Delante tienen Mather Point, y también a todos los demás. Miren, hagan su foto y después giren a la izquierda por el Rim Trail.\n\nA los diez minutos hay silencio. La piedra clara bajo sus zapatos es caliza Kaibab, de unos 270 millones de años. La roca oscura junto al río es más de seis veces más antigua. El río no se ve desde todos los miradores. Cuando lo vean, piensen que corre a un kilómetro y medio por debajo de ustedes.",
    action: { title: "Excursiones al Gran Cañón", url: "/tours-detail/grand-canyon-tours/" },
  },
  {
    id: "antelope-light-es",
    teller: "Aiyana Begay",
    role: "Guía de enlace, tierra navajo",
    portrait: "/media/team/aiyana.svg",
    title: "La luz en un lugar estrecho",
    description: "",
    language: "es",
    poster: "/media/antelope-canyon/hero.svg",
    published: "2026-08-03",
    transcript:
      "Este cañón está en tierra navajo y aquí se entra con un guía navajo. Lo hizo el agua. La lluvia cae a kilómetros de distancia, corre hacia la grieta y lleva arena que pule la pared. Por eso miramos el pronóstico, y por eso cerramos cuando anuncia tormenta.\n\nHacia el mediodía, de finales de marzo a principios de octubre, el sol está lo bastante alto para llegar al suelo de Upper Antelope. A otras horas la luz rebota de pared en pared y pasa del amarillo al violeta. No toquen la piedra. Sigan a su guía. Y guarden el teléfono una vez, solo para escuchar.",
    action: { title: "Excursiones a Antelope Canyon", url: "/tours-detail/antelope-canyon-tours/" },
  },
  {
    id: "zion-river-es",
    teller: "Tomas Herrera",
    role: "Conductor y guía, Zion y Bryce",
    portrait: "/media/team/tomas.svg",
    title: "Zion, visto desde abajo",
    description: "",
    language: "es",
    poster: "/media/zion-national-park/hero.svg",
    published: "2026-06-22",
    transcript:
      "En el Gran Cañón uno está arriba. En Zion está abajo y mira hacia lo alto. Estas paredes son unos 600 metros de arenisca navajo: dunas convertidas en piedra. Casi todo el año, el autobús del parque es la única forma de subir por el cañón. Es gratis y se puede bajar en cada parada.\n\nEmpezamos en el Pa’rus Trail, pavimentado y llano, bueno para sillas de ruedas y para niños pequeños. Escuchen al chivirín barranqueño. Recuerden que en Utah es una hora más que en Las Vegas. Cuando diga las tres, diré cuáles.",
    action: { title: "Excursiones a Zion", url: "/tours-detail/zion-national-park-tours/" },
  },
  {
    id: "bryce-snow-es",
    teller: "Lucia Romano",
    role: "Viajes de dos días y fotografía",
    portrait: "/media/team/lucia.svg",
    title: "Bryce Canyon con nieve",
    description: "",
    language: "es",
    poster: "/media/bryce-canyon-national-park/scene-1.svg",
    published: "2026-02-09",
    transcript:
      "En Sunset Point estamos a siete grados bajo cero y nadie se queja. Hay nieve en cada repisa, y cada aguja parece dibujada dos veces. Las hizo la helada. De día el agua entra en las grietas; de noche se congela y empuja. Algunos años eso ocurre la mitad de los días.\n\nPónganse los crampones antes del sendero, no en medio de él. Debajo del borde ya no hay viento. Bajamos hasta donde lo permite el hielo y subimos despacio, porque aquí falta aire. En el autocar hay té caliente. El regreso dura cuatro horas y media, y casi todos dormirán.",
    action: { title: "Excursiones a Bryce Canyon", url: "/tours-detail/bryce-canyon-national-park-tours/" },
  },
  {
    id: "death-valley-salt-es",
    teller: "Henrik Lindqvist",
    role: "Conductor y guía, Death Valley",
    portrait: "/media/team/henrik.svg",
    title: "Sal, a 86 metros bajo el mar",
    description: "",
    language: "es",
    poster: "/media/death-valley/hero.svg",
    published: "2026-03-16",
    transcript:
      "Estamos a 86 metros bajo el nivel del mar, en el suelo más bajo de América del Norte. Caminen conmigo quince minutos, lejos del estacionamiento. Ahora miren hacia abajo. La sal tiene esquinas. El agua sube por el barro, se evapora y deja sal, que crece y empuja hasta que la costra se rompe en polígonos.\n\nDetrás, en la pared, hay un pequeño letrero blanco: ese es el nivel del mar. Enfrente está Telescope Peak, de más de 3.300 metros. Venimos de octubre a abril. En verano el aire ha llegado a 56,7 grados en Furnace Creek, y nosotros estamos en sitios más frescos.",
    action: { title: "Excursiones al Valle de la Muerte", url: "/tours-detail/death-valley-tours/" },
  },
  {
    id: "how-a-day-goes-es",
    teller: "Marisol Vega",
    role: "Fundadora, jefa de operaciones",
    portrait: "/media/team/marisol.svg",
    title: "Cómo es un día con nosotros",
    description: "",
    language: "es",
    poster: "/media/zion-national-park/checkerboard-mesa.svg",
    published: "2026-10-05",
    transcript:
      "La noche anterior, el teléfono les dice la parada, la hora y el tiempo que hará. Por la mañana lleguen diez minutos antes, con agua, una chaqueta y zapatos cerrados. El conductor les pregunta el nombre. Siéntense donde quieran. A las dos horas, más o menos, paramos: baños, café, estirar las piernas.\n\nAntes del parque oirán el plan y la hora de regreso, en hora local y en hora de Las Vegas. Después caminan, solos o con el guía. La vuelta suele ser tranquila. Paramos donde los recogimos. Si algo no estuvo bien, díganlo al conductor o llámennos. Contesta una persona.",
    action: { title: "Todas las excursiones", url: "/our-tours" },
  },
];

export const videosSpanish: PageSeed = {
  page: "videos-es",
  title: "Historias de nuestros guías",
  description:
    "Lo que cuentan en el lugar, y cómo es un día de excursión. Seis historias de un minuto, del Gran Cañón al Valle de la Muerte.",
  image: "/media/bryce-canyon-national-park/night.svg",
  updated: "2026-10-05",
  blocks: [
    {
      type: "hero",
      title: "Historias de nuestros guías",
      text: "Lo que cuentan en el lugar, un minuto cada una, en inglés, español o alemán.",
      actions: [],
    },
    { type: "videos", title: "", items: storiesSpanish },
    {
      type: "cta",
      title: "¿Preguntas en español?",
      text: "En la oficina hablamos español. Teléfono: {{phone}}.",
      action: { title: "Escríbannos", url: "/contact-us" },
    },
  ],
};
