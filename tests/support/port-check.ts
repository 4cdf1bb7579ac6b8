import { createServer } from "node:net";

/** @throws Error with one sentence when something listens on the port already */
export function freePort(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}. Stop that program, or choose another port with ${variable}=<port>.`));
    });
    probe.listen(port, "localhost", () => probe.close(() => resolve()));
  });
}

/** A port nobody uses at the moment. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
