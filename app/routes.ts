import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// Few routes: the client router ranks all of them before it hydrates.
export default [
  layout("layout/common-layout.tsx", [
    layout("layout/page-errors.tsx", [
      index("routes/home.tsx"),
      route("our-tours", "routes/our-tours.tsx"),
      route("our-tours/:id", "routes/tour-category.tsx"),
      route("tours/:id", "routes/tour.tsx"),
      route("tours-detail/:detail", "routes/tours-detail.tsx"),
      route("contact-us", "routes/contact-us.tsx"),
      route("news-letter", "routes/news-letter.tsx"),
      route("booking", "routes/booking.tsx"),
      route("blog/:slug", "routes/blog-post.tsx"),
      route("videos/:language", "routes/videos.tsx"),
      route("saved", "routes/saved.tsx"),
      route("cart", "routes/cart.tsx"),
      route("checkout", "routes/checkout.tsx"),
      route("hotel", "routes/hotel.tsx"),
      route("activities", "routes/activities.tsx"),
      ...["signin", "signup", "account", "account/message"].map((path) =>
        route(path, "routes/outside.tsx", { id: `routes/${path}` }),
      ),
      route("__waiting", "routes/waiting.tsx"),
      route("__unreachable", "routes/unreachable.tsx"),
      route("*", "routes/content-page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
