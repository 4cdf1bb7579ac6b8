import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("layout/common-layout.tsx", [
    index("routes/home.tsx"),
    route("faq", "routes/faq.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
