import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("layout/common-layout.tsx", [
    index("routes/home.tsx"),
    route("faq", "routes/faq.tsx"),
    route("contact-us", "routes/contact-us.tsx"),
    route("news-letter", "routes/news-letter.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
