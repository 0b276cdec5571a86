/** Where a project's pages are, and what serves them. */
export interface Site {
  /** The Playwright project's name. */
  readonly name: 'widget' | 'differential' | 'braintree' | 'storefront'
  /** Without a path. */
  readonly origin: string
  /** Arguments of Node, one command after the other; the last one serves. */
  readonly commands: readonly (readonly string[])[]
  readonly environment?: NodeJS.ProcessEnv
}

/** What is said once every page that was asked for is there. */
export const SERVED = 'All pages are served.'

/** Without `npx`, which would take longer than Vite itself. */
const VITE = 'node_modules/vite/bin/vite.js'
/** Files are imported without extensions here; Vite would list each of them. */
const QUIET = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

const widget = originOf('WIDGET_URL', 5310)
const braintree = originOf('BRAINTREE_URL', 5320)
const differential = originOf('DIFFERENTIAL_URL', 5330)
/** The whole shop; `STOREFRONT_URL` names one that runs already, such as Vite's while developing. */
const storefront = originOf('STOREFRONT_URL', 4174)

/** The one that takes longest to start comes first. */
export const sites: readonly Site[] = [
  {
    name: 'storefront',
    origin: storefront,
    commands: [['--import', 'tsx', 'scripts/start.ts', '--memory']],
    environment: { PORT: portOf(storefront) },
  },
  {
    name: 'braintree',
    origin: braintree,
    commands: [
      [VITE, 'build', '--config', 'tests/braintree/harness/vite.config.ts'],
      [VITE, 'preview', ...atPort('tests/braintree/harness/vite.config.ts', braintree)],
    ],
    environment: QUIET,
  },
  {
    name: 'widget',
    origin: widget,
    commands: [[VITE, ...atPort('tests/widget/harness/vite.config.ts', widget)]],
  },
  {
    name: 'differential',
    origin: differential,
    commands: [[VITE, ...atPort('tests/widget/differential/page/vite.config.ts', differential)]],
    environment: QUIET,
  },
]

/** Where the pages of a project are. */
export function originOfSite(name: Site['name']): string {
  return { widget, differential, braintree, storefront }[name]
}

function originOf(variable: string, port: number): string {
  return process.env[variable] ?? `http://127.0.0.1:${port}`
}

function portOf(origin: string): string {
  return new URL(origin).port
}

function atPort(config: string, origin: string): string[] {
  return ['--config', config, '--port', portOf(origin), '--strictPort']
}
