import { defineConfig } from "vitest/config";

const setupFiles = ["tests/support/quiet-console.ts"];
// A busy machine may need more than Vitest's one second; nobody waits once it is so.
const waits = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    // Two cores: what starts servers or a browser runs one file at a time, and loads what it starts them with once.
    projects: [
      {
        define: { BUILD_IDENTITY: JSON.stringify({ id: "test", timestamp: "2026-01-01T00:00:00.000Z" }) },
        test: {
          name: "unit",
          include: ["tests/{bench,unit}/**/*.test.ts"],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          setupFiles,
          expect: waits,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          setupFiles,
          expect: waits,
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          setupFiles,
          expect: waits,
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
