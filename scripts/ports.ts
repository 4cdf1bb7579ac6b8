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
export function tryPort(port: number): Promise<void> {
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
