import { defineConfig } from "vitest/config";

const setupFiles = ["tests/support/quiet-console.ts"];
// A busy machine may need more than Vitest's second; a poll ends as soon as it succeeds.
const waits = { poll: { timeout: 60_000 } };

// Miniflare copies a machine's own certificate authorities into the configuration of each workerd. Tests ask nobody over TLS.
delete process.env.NODE_EXTRA_CA_CERTS;

const define = {
  SITE_VERSION: JSON.stringify({ version: "0.0.0", commit: null }),
  BUILD_IDENTITY: JSON.stringify({ id: "test", timestamp: "2026-01-01T00:00:00.000Z" }),
};

export default defineConfig({
  test: {
    tags: [{ name: "engines", description: "Journeys that `npm run test:engines` runs in every browser engine." }],
    // Files that start servers or a browser share what they start (tests/support/test-stack.ts, journey.ts).
    // Sized for two cores. Vitest requires a group of its own (groupOrder) for each number of workers.
    projects: [
      {
        define,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          setupFiles,
          expect: waits,
        },
      },
      {
        define,
        test: {
          name: "simulation",
          include: ["tests/simulation/*.test.ts"],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 86_400_000,
          setupFiles,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          setupFiles,
          expect: waits,
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          setupFiles,
          expect: waits,
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 2 },
          testTimeout: 150_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
