/** Ports of local servers; `PORT` and `OPERATOR_PORT` override them. */

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
