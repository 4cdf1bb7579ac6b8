import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("layout/common-layout.tsx", [
    index("routes/home.tsx"),
    route("faq", "routes/faq.tsx"),
    route("our-tours", "routes/our-tours.tsx"),
    route("our-tours/:id", "routes/tour-category.tsx"),
    route("tours/:id", "routes/tour.tsx"),
    route("tours-detail/:detail", "routes/tours-detail.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
