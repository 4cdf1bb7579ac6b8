import { useSyncExternalStore } from "react";
import { currentSession, type Session, serverSession, subscribe } from "./store.ts";

/** The session as it is now; on the server and while hydrating, the empty one. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, serverSession);
}
