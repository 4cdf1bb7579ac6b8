/** The demo account; the sign-in screen shows its password. */
export const DEMO_USER = {
  email: "demo@example.com",
  name: "Dana Rivers",
  password: "watchman-trail",
  welcome: "Welcome, Dana. Your pick-up for any tour is in your booking confirmation. Ask us anything here.",
};
