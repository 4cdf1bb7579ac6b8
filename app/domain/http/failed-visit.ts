/** Under this path the gateway fetches the page for another system that does not answer; nobody else can open it. */
export const UNREACHABLE_PATH = "/__unreachable";

/** The parameter that says that a form was sent to that system: it may have arrived. */
export const SENT_PARAMETER = "sent";
