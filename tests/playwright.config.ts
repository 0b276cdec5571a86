import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { browserLaunchOptions } from '../scripts/browser'
import { isLong, LONG } from './length'

type Project = NonNullable<PlaywrightTestConfig['projects']>[number]

/** A project of tests, and the command that serves its pages when nothing does so yet. */
interface Site {
  project: Project & { name: string; use: { baseURL: string } }
  command: string
  env?: Record<string, string>
}

/** Without `npx`, which would take longer than Vite itself. */
const VITE = 'node node_modules/vite/bin/vite.js'

const WIDGET_URL = process.env['WIDGET_URL'] ?? 'http://127.0.0.1:5310'
const BRAINTREE_URL = process.env['BRAINTREE_URL'] ?? 'http://127.0.0.1:5320'
const DIFFERENTIAL_URL = process.env['DIFFERENTIAL_URL'] ?? 'http://127.0.0.1:5330'

/** The whole shop; `STOREFRONT_URL` names one that runs already, such as Vite's while developing. */
const STOREFRONT_URL = process.env['STOREFRONT_URL'] ?? 'http://127.0.0.1:4174'

/** One entry a project. Only the servers of the projects that run are started (`--project widget`). */
const sites: readonly Site[] = [
  {
    project: {
      name: 'widget',
      testDir: './widget',
      testIgnore: 'differential/**',
      use: { baseURL: WIDGET_URL },
    },
    command: `${VITE} --config tests/widget/harness/vite.config.ts --port ${portOf(WIDGET_URL)} --strictPort`,
  },
  {
    project: {
      name: 'differential',
      testDir: './widget/differential',
      testMatch: '*.spec.ts',
      use: { baseURL: DIFFERENTIAL_URL },
    },
    command: `${VITE} --config tests/widget/differential/page/vite.config.ts --port ${portOf(DIFFERENTIAL_URL)} --strictPort`,
    env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  },
  {
    project: { name: 'braintree', testDir: './braintree', use: { baseURL: BRAINTREE_URL } },
    command: `${VITE} build -c tests/braintree/harness/vite.config.ts && ${VITE} preview -c tests/braintree/harness/vite.config.ts --port ${portOf(BRAINTREE_URL)} --strictPort`,
    // Files are imported without extensions here; Vite would list each of them.
    env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  },
  {
    project: {
      name: 'storefront',
      testMatch: ['storefront/**/*.spec.ts', 'e2e/**/*.spec.ts'],
      use: { baseURL: STOREFRONT_URL, locale: 'en-US' },
    },
    command: 'node --import tsx scripts/start.ts --memory',
    env: { PORT: portOf(STOREFRONT_URL) },
  },
]

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  ...(isLong ? {} : { grepInvert: new RegExp(LONG) }),
  forbidOnly: Boolean(process.env['CI']),
  // A page waits now and then, so three of them keep two cores busy.
  workers: 3,
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['./widget/differential/summary/reporter.ts']],
  // A trace of every test costs a fifth of the time; `--trace on` gets one of the test in question.
  use: { launchOptions: browserLaunchOptions(), trace: 'off' },
  projects: sites.map(({ project }) => project),
  webServer: sites.filter(isWanted).map(({ project, command, env = {} }) => ({
    name: project.name,
    command,
    env,
    cwd: '..',
    url: `${project.use.baseURL}/`,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
})

/** Playwright starts every server it is told of, also those of projects that are left out. */
function isWanted({ project }: Site): boolean {
  const named = process.argv.flatMap((argument, index) => {
    if (argument === '--project') return process.argv[index + 1] ?? []
    return argument.startsWith('--project=') ? argument.slice('--project='.length) : []
  })
  return named.length === 0 || named.includes(project.name)
}

function portOf(url: string): string {
  return new URL(url).port
}
