import { tryPort } from "#scripts/ports.ts";

/** Below the ports that systems give to outgoing connections, which could take one before a server does. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/** Processes start this far apart, so that none takes what another has just found free. */
const STRIDE = 100;

let taken = 0;

/** A free port, and another one each time. */
export async function anyFreePort(): Promise<number> {
  while (taken < PORTS) {
    const port = FIRST_PORT + ((process.pid * STRIDE + taken++) % PORTS);
    const [tried] = await Promise.allSettled([tryPort(port)]);
    if (tried.status === "fulfilled") return port;
  }
  throw new Error("Every port for tests has been used.");
}
