import { aboutUs } from "./pages/about-us.ts";
import { articles, blog } from "./pages/blog-articles.ts";
import { contactUs } from "./pages/contact-us.ts";
import { faq } from "./pages/faq.ts";
import { gallery, galleryExample } from "./pages/gallery.ts";
import { getInspired } from "./pages/get-inspired.ts";
import { home } from "./pages/home.ts";
import { ideas } from "./pages/ideas.ts";
import { licenses } from "./pages/licenses.ts";
import { meetTheTeam } from "./pages/meet-the-team.ts";
import { newsLetter } from "./pages/news-letter.ts";
import { ourTours } from "./pages/our-tours.ts";
import { photoGallery } from "./pages/photo-gallery.ts";
import { pressReleases } from "./pages/press-releases.ts";
import { privacyPolicy } from "./pages/privacy-policy.ts";
import { shuttleHooverDam, shuttleSouthRim, shuttleZion } from "./pages/shuttle-lines.ts";
import { shuttleService } from "./pages/shuttle-service.ts";
import { videosGerman } from "./pages/stories-de.ts";
import { videosEnglish } from "./pages/stories-en.ts";
import { videosSpanish } from "./pages/stories-es.ts";
import { termsConditions } from "./pages/terms-conditions.ts";
import { thingsToDo } from "./pages/things-to-do-in-las-vegas.ts";
import { webcams } from "./pages/webcams.ts";
import { whyUse } from "./pages/why-use-national-park-express.ts";
import type { PageSeed } from "./types.ts";

/** `{{brand}}`, `{{phone}}`, `{{textUs}}`, `{{hours}}` and `{{address}}` stand for those of the tenant (`tenant-texts.ts`). */
export const pages: PageSeed[] = [
  home,
  faq,
  gallery,
  webcams,
  aboutUs,
  articles,
  licenses,
  blog,
  contactUs,
  newsLetter,
  getInspired,
  meetTheTeam,
  photoGallery,
  pressReleases,
  privacyPolicy,
  ourTours,
  termsConditions,
  galleryExample,
  shuttleService,
  thingsToDo,
  whyUse,
  ideas,
  shuttleSouthRim,
  shuttleZion,
  shuttleHooverDam,
  videosEnglish,
  videosSpanish,
  videosGerman,
];
