import { films } from "#tests/stand-in/seed/films.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import type { StoryItem } from "./stories-en.ts";

const storiesSpanish: StoryItem[] = [
  {
    id: "south-rim-first-hour-es",
    teller: "Dale Whitcomb",
    role: "Conductor y guía, South Rim",
    portrait: "/media/team/dale.svg",
    place: "Grand Canyon",
    title: "La primera hora en el South Rim",
    description: "",
    language: "es",
    poster: "/media/grand-canyon/mather-point.svg",
    published: "2026-09-14",
    transcript:
      "Un señor de la segunda fila durmió desde Kingman. Lo desperté en Mather Point, caminó hasta la barandilla y en diez minutos no dijo nada. Luego me preguntó si uno llega a acostumbrarse. Llevo doce años, le dije, y todavía no.\n\nEl borde está a unos 2.100 metros de altura, así que caminen despacio y beban agua. Hagan su foto y sigan el Rim Trail, a la izquierda o a la derecha: a los diez minutos hay silencio. La piedra clara bajo sus zapatos es caliza Kaibab, de unos 270 millones de años. La roca oscura junto al río, un kilómetro y medio más abajo, es más de seis veces más antigua.",
    action: { title: "South Rim", url: tourLink(101) },
  },
  {
    id: "antelope-light-es",
    teller: "Aiyana Begay",
    role: "Coordinadora, Nación Navajo",
    portrait: "/media/team/aiyana.svg",
    place: "Antelope Canyon",
    title: "La luz en un lugar estrecho",
    description: "",
    language: "es",
    poster: "/media/antelope-canyon/hero.svg",
    published: "2026-08-03",
    transcript:
      "Este julio un fotógrafo salió de Upper Antelope con cuatrocientas fotos. «¿Qué oyó?», le preguntó su guía, que es mi primo. No había oído nada. Desde entonces se lo digo a todos: guarden el teléfono una vez, solo para escuchar. La arena no deja de caer.\n\nEstán en tierra navajo, con un guía navajo. Este cañón lo hizo el agua: la lluvia cae a kilómetros de distancia, corre hacia la grieta y lleva arena que pule la pared. Cuando anuncian tormenta, cerramos. Hacia el mediodía, de finales de marzo a principios de octubre, el sol llega al suelo.",
    action: { title: "Upper Antelope", url: tourLink(112) },
  },
  {
    id: "zion-river-es",
    teller: "Tomas Herrera",
    role: "Conductor y guía, Zion y Bryce",
    portrait: "/media/team/tomas.svg",
    place: "Zion",
    title: "Zion, visto desde abajo",
    description: "",
    language: "es",
    poster: "/media/zion-national-park/hero.svg",
    published: "2026-06-22",
    transcript:
      "Un niño de seis años me preguntó dónde estaba la barandilla. En el Gran Cañón uno está arriba, le dije; aquí, abajo. Entonces se acostó boca arriba para ver mejor, y después sus padres y medio autocar, mirando hacia unos 600 metros de arenisca navajo: dunas convertidas en piedra.\n\nFue en el Pa’rus Trail, pavimentado y llano, bueno para sillas de ruedas y para niños pequeños. Escuchen al chivirín barranqueño, cuyo canto baja por la escala. Y recuerden que en Utah es una hora más que en Las Vegas. Cuando diga las tres, diré cuáles.",
    action: { title: "Zion", url: tourLink(141) },
  },
  {
    id: "bryce-snow-es",
    teller: "Lucia Romano",
    role: "Guía y fotógrafa, viajes de dos días",
    portrait: "/media/team/lucia.svg",
    place: "Bryce Canyon",
    title: "Bryce Canyon con nieve",
    description: "",
    language: "es",
    poster: "/media/bryce-canyon-national-park/scene-1.svg",
    published: "2026-02-09",
    transcript:
      "Un enero, una señora de Miami bajó en Sunrise Point, a siete grados bajo cero, con tres suéteres, y se echó a reír. Nunca había visto la nieve, y aquí había en cada repisa y en cada aguja. Estas agujas las hizo la helada: de día el agua entra en las grietas; de noche se congela y las separa.\n\nPónganse los crampones antes del sendero, no en medio de él. Bajamos hasta donde lo permite el hielo y subimos despacio, porque aquí falta aire. En el autocar hay té caliente. Ella tomó dos tazas.",
    action: { title: "Bryce Canyon", url: tourLink(131) },
  },
  {
    id: "death-valley-salt-es",
    teller: "Henrik Lindqvist",
    role: "Conductor y guía, Death Valley",
    portrait: "/media/team/henrik.svg",
    place: "Valle de la Muerte",
    title: "Sal, a 86 metros bajo el mar",
    description: "",
    language: "es",
    poster: "/media/death-valley/hero.svg",
    published: "2026-03-16",
    transcript:
      "La primavera pasada una niña de ocho años se arrodilló aquí y lamió el suelo, para comprobarlo. Es sal. Y tiene esquinas: caminen quince minutos, lejos del estacionamiento, y miren hacia abajo. El agua sube por el barro, se evapora y deja sal, que empuja hasta que la costra se rompe en polígonos.\n\nEstán a 86 metros bajo el nivel del mar, en el suelo más bajo de América del Norte. El pequeño letrero blanco en la pared, detrás, marca el nivel del mar. Enfrente está Telescope Peak, de más de 3.300 metros.",
    action: { title: "Valle de la Muerte", url: tourLink(161) },
  },
  {
    id: "time-in-arizona-es",
    teller: "Marisol Vega",
    role: "Fundadora, jefa de operaciones",
    portrait: "/media/team/marisol.svg",
    place: "Arizona",
    title: "¿Qué hora es en Arizona?",
    description: "",
    language: "es",
    poster: "/media/grand-canyon/kingman.svg",
    published: "2026-10-05",
    transcript:
      "En nuestra primera temporada en el South Rim, un pasajero preguntó qué hora era en Arizona, y yo no estaba segura. Llevábamos dos horas de camino, estábamos tomando café, y yo acababa de decirle a un autobús lleno a qué hora volver. Conté con los dedos y dije las dos horas.\n\nDesde entonces damos las dos. Arizona no cambia la hora: en verano tiene la de Las Vegas; en invierno, una más. Solo la Nación Navajo tiene una hora más todo el año. Luego bajan todos, y yo miro otra vez el reloj.",
    action: { title: "Leer sobre los husos horarios", url: "/blog/time-zone-traps-around-las-vegas" },
  },
];

export const videosSpanish: PageSeed = {
  page: "videos-es",
  title: "Historias de nuestros guías",
  description: "Lo que cuentan en el camino. Seis historias de un minuto, del Gran Cañón al Valle de la Muerte.",
  image: "/media/bryce-canyon-national-park/night.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Historias de nuestros guías",
      text: "Lo que cuentan en el lugar: seis historias breves.",
      actions: [],
    },
    { type: "videos", title: "", items: storiesSpanish },
    films.es,
    {
      type: "cta",
      title: "¿Preguntas en español?",
      text: "En la oficina hablamos español. Teléfono: {{phone}}.",
      action: { title: "Escríbannos", url: "/contact-us" },
    },
  ],
};
