import { QUIET, VITE } from '../scripts/processes/run-vite'
import { RUN_FILE } from '../scripts/run/run-file'

/** Where a project's pages are, and what serves them. */
export interface Site {
  /** Without a path. */
  readonly origin: string
  /** Arguments of Node, one command after the other; the last one serves. */
  readonly commands: readonly (readonly string[])[]
  readonly environment: NodeJS.ProcessEnv
}

/** A Playwright project has the name of its site. */
export type SiteName =
  | 'widget'
  | 'differential'
  | 'braintree'
  | 'real-components'
  | 'model-4'
  | 'storefront'
  | 'e2e'

/** What is said once every page that was asked for is there. */
export const SERVED = 'All pages are served.'

const WIDGET = 'tests/widget/harness/vite.config.ts'
const DIFFERENTIAL = 'tests/widget/differential/page/vite.config.ts'
const BRAINTREE = 'tests/braintree/harness/vite.config.ts'
const NEW_DROP_IN = 'tests/real-components/harness/new-drop-in.config.ts'
const REAL_COMPONENTS = 'tests/real-components/harness/vite.config.ts'
const BUILD_REAL_COMPONENTS = [RUN_FILE, 'tests/real-components/harness/build/build-pages.ts']

const widget = originOf('WIDGET_URL', 5310)
const braintree = originOf('BRAINTREE_URL', 5320)
const differential = originOf('DIFFERENTIAL_URL', 5330)
const realComponents = originOf('REAL_COMPONENTS_URL', 5340)
const model4 = originOf('MODEL_4_URL', 5350)
/** It opens a shop for each test, at another port. */
const storefront = originOf('STOREFRONT_URL', 4175)
/** The whole shop as `npm start` serves it; `E2E_URL` names one that runs already, such as Vite's while developing. */
const e2e = originOf('E2E_URL', 4174)

export const sites: Readonly<Record<SiteName, Site>> = {
  widget: {
    origin: widget,
    commands: [[VITE, ...atPort(WIDGET, widget)]],
    environment: QUIET,
  },
  differential: {
    origin: differential,
    commands: [[VITE, ...atPort(DIFFERENTIAL, differential)]],
    environment: QUIET,
  },
  braintree: {
    origin: braintree,
    commands: [
      [VITE, 'build', '--config', BRAINTREE],
      [VITE, 'preview', ...atPort(BRAINTREE, braintree)],
    ],
    environment: QUIET,
  },
  'real-components': {
    origin: realComponents,
    commands: [
      BUILD_REAL_COMPONENTS,
      [VITE, 'build', '--config', NEW_DROP_IN],
      [VITE, 'preview', ...atPort(REAL_COMPONENTS, realComponents)],
    ],
    environment: QUIET,
  },
  'model-4': {
    origin: model4,
    commands: [BUILD_REAL_COMPONENTS, [VITE, 'preview', ...atPort(REAL_COMPONENTS, model4)]],
    environment: { ...QUIET, BRAINTREE_WEB: 'tests/real-components/model-4' },
  },
  storefront: {
    origin: storefront,
    commands: [[RUN_FILE, 'tests/shops/serve-shops.ts']],
    environment: { PORT: portOf(storefront) },
  },
  e2e: {
    origin: e2e,
    commands: [[RUN_FILE, 'scripts/start.ts', '--memory']],
    environment: { PORT: portOf(e2e) },
  },
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
