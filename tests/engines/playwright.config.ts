import { defineConfig } from 'playwright/test'
import { findEngines } from '../../scripts/system/engines'
import { isLong, LONG } from '../length'
import { PATIENCE, SERVING_MS } from '../patience'
import { SERVED, sites } from '../sites'
import { GALLERY_ORIGIN } from './page/gallery-origin'
import type { EngineOptions } from './support/test'

/** The other browser tests are Chromium's already, so only the long form repeats these in it, for the table. */
const engines = findEngines().filter((name) => isLong || name !== 'chromium')

/** The same tests in each engine that is here; none of them is driven by Playwright itself. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/engines',
  ...(isLong ? {} : { grepInvert: new RegExp(LONG) }),
  forbidOnly: Boolean(process.env['CI']),
  ...PATIENCE,
  fullyParallel: true,
  workers: 2,
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['./table/reporter.ts']],
  use: { baseURL: sites.e2e.origin },
  projects: engines.map((name) => ({ name, use: { engineName: name } })),
  webServer: [
    {
      command: 'node scripts/run.mjs tests/serve-sites.ts e2e',
      cwd: '../..',
      timeout: SERVING_MS,
      wait: { stdout: new RegExp(SERVED) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: 'node scripts/run.mjs tests/engines/page/serve-gallery.ts',
      cwd: '../..',
      timeout: SERVING_MS,
      url: `${GALLERY_ORIGIN}/index.html`,
      ignoreHTTPSErrors: true,
      reuseExistingServer: !process.env['CI'],
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
})
