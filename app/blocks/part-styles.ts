/**
 * Style sheets of all parts. They belong to the document; the code of most parts comes later or never, and a style sheet
 * imported there alone would be late (tests/site/kept-parts.test.ts).
 */

import "#app/components/contents.css";
import "#app/components/destination-tiles.css";
import "#app/components/post-card.css";
import "#app/components/post-facts.css";
import "#app/components/rich-text.css";
import "#app/features/film/film-player.css";
import "#app/features/lightbox/lightbox.css";
import "./section.css";
import "./article.css";
import "./blocks.css";
import "./cards.css";
import "./cta.css";
import "./faq.css";
import "./gallery.css";
import "./hero.css";
import "./long-text.css";
import "./page-head.css";
import "./press.css";
import "./quote.css";
import "./rich-text-section.css";
import "./steps.css";
import "./table.css";
import "./team.css";
import "./tours.css";
import "./videos.css";
import "./webcams.css";
