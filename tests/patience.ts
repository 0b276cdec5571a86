/**
 * How long browser tests, and what each of them expects, may take at most. It only ends what hangs: no test measures time by
 * it, and a busy machine fails none. `vite.config.ts` has the same for Vitest's tests.
 */
export const PATIENCE = {
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
}

/** How long what tests are run against may take to start: a build or two come first. */
export const SERVING_MS = 300_000
