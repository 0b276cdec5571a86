import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { browserLaunchOptions } from '../scripts/system/browser'
import { isLong, LONG } from './length'
import { PATIENCE, SERVING_MS } from './patience'
import { SERVED, type SiteName, sites } from './sites'

type Project = NonNullable<PlaywrightTestConfig['projects']>[number]

/**
 * One for each site. Only the pages of the projects that are run are served (`--project widget`). The shortest tests
 * come last, so that no core waits for a long one.
 */
const projects: readonly (Project & { name: SiteName })[] = [
  {
    name: 'storefront',
    testMatch: 'storefront/**/*.spec.ts',
    // A service worker's own calls are none that a test can answer: the tests about it let it in.
    use: { locale: 'en-US', serviceWorkers: 'block' },
  },
  // The one shop that its tests share is a process of its own, started as people start it.
  { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', use: { locale: 'en-US', serviceWorkers: 'block' } },
  {
    name: 'widget',
    testMatch: ['widget/**/*.spec.ts', 'migrate/**/*.spec.ts'],
    testIgnore: 'widget/differential/**',
  },
  {
    name: 'differential',
    testMatch: ['widget/differential/**/*.spec.ts', 'compare/**/*.spec.ts'],
  },
  { name: 'braintree', testDir: './braintree' },
  {
    name: 'real-components',
    testDir: './real-components',
    testIgnore: '**/model-4.spec.ts',
  },
  // The next release's own changes are all on the way to a payload and back from it.
  {
    name: 'model-4',
    testDir: './real-components',
    testMatch: ['options.spec.ts', 'model-4.spec.ts'],
    grep: /, (ready|payload|cancel): |release 4/,
  },
]

export default defineConfig({
  testDir: '.',
  // Vitest runs `*.test.ts`.
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/playwright',
  // A file's tests keep together, which costs a twentieth less; the long form's tables are too long for that.
  fullyParallel: isLong,
  ...(isLong ? {} : { grepInvert: new RegExp(LONG) }),
  ...PATIENCE,
  forbidOnly: Boolean(process.env['CI']),
  // A page waits now and then, so three of them keep two cores busy.
  workers: 3,
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['./widget/differential/summary/reporter.ts']],
  // A trace of every test costs a fifth of the time; `--trace on` gets one of the test in question.
  use: { launchOptions: browserLaunchOptions(), trace: 'off' },
  projects: projects.map(({ use, ...project }) => ({
    ...project,
    use: { ...use, baseURL: sites[project.name].origin },
  })),
  webServer: {
    command: ['node scripts/run.mjs tests/serve-sites.ts', ...wantedSites()].join(' '),
    cwd: '..',
    timeout: SERVING_MS,
    wait: { stdout: new RegExp(SERVED) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

/** Playwright does not tell which projects it was asked for: `--project=widget`, or `--project widget braintree`. */
function wantedSites(): string[] {
  const named = process.argv.flatMap((argument, index, all) => {
    if (argument.startsWith('--project=')) return argument.slice('--project='.length)
    const others = argument === '--project' ? all.slice(index + 1) : []
    const end = others.findIndex((other) => other.startsWith('-'))
    return end < 0 ? others : others.slice(0, end)
  })
  return named.length === 0 ? projects.map(({ name }) => name) : named
}
