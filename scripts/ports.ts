/** Ports of local servers, and whether one is free. `PORT` and `OPERATOR_PORT` override them. */

import { createServer } from "node:net";

export const SITE_PORT = 8787;
export const OPERATOR_PORT = 8788;
export const DEV_PORT = 5173;

/** A port from the environment. @throws Error with one line when it is not a port */
export function portFrom(name: string, fallback: number): number {
  const value = process.env[name];
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${value}".`);
  return port;
}

/** @throws the system's error when the port cannot be listened on */
function tryPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(port, "localhost", () => probe.close(() => resolve()));
  });
}

/** @throws Error with one line when the port is taken */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  try {
    await tryPort(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${code})`;
    throw new Error(`Port ${port} ${reason}. Stop that program, or choose another port with ${variable}=<port>.`, {
      cause: error,
    });
  }
}

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
    const isFree = await tryPort(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error("Every port for tests has been used.");
}
