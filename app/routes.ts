import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("layout/common-layout.tsx", [
    index("routes/home.tsx"),
    route("faq", "routes/faq.tsx"),
    route("cart", "routes/cart.tsx"),
    route("hotel", "routes/hotel.tsx"),
    route("activities", "routes/activities.tsx"),
    route("signin", "routes/signin.tsx"),
    route("signup", "routes/signup.tsx"),
    route("account", "routes/account.tsx"),
    route("account/message", "routes/account-message.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
