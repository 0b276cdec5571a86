import { buildStage } from './build-stage'
import { playwrightStage } from './playwright-stage'
import { postgresStage } from './postgres-stage'
import { type CommandResult, runScript, runTool } from './run-command'
import { checked, type Stage } from './stage'
import { vitestStage } from './vitest-stage'

export interface RunOptions {
  /** Of a PostgreSQL server that may be tested on. */
  readonly databaseUrl: string | undefined
  readonly isLong: boolean
}

/** Checks that leave a core to others; they run beside each other, two at a time. */
export const lightStages = ({ databaseUrl, isLong }: RunOptions): readonly Stage[] => [
  // Half of its time is waiting for what a lost process has held, so it comes first and the others beside it.
  postgresStage(databaseUrl, isLong),
  check('typecheck', 'TypeScript, strictest flags', () =>
    runTool('typescript-native', ['--noEmit']),
  ),
  check('lint', 'Biome: rules and format', () => runTool('@biomejs/biome', ['ci', '.'])),
  check('generated', 'src/api/generated is what openapi.yaml makes', () =>
    runScript('generate.ts', ['--check']),
  ),
  check('openapi', 'Redocly finds nothing in the contract', () =>
    runTool('@redocly/cli', LINT_CONTRACT, OFFLINE),
  ),
  check('requirements', 'each promised requirement has a test', () =>
    runScript('requirements.ts', ['--missing']),
  ),
  buildStage,
]

/** Checks that keep every core busy; one after the other. */
export const heavyStages: readonly Stage[] = [
  vitestStage('unit', 'rules and units, beside their files', [
    'src/',
    'widget/',
    'mocks/',
    'scripts/',
  ]),
  vitestStage('architecture', 'who imports whom, and the house style', ['tests/architecture']),
  vitestStage('contract', 'examples, drift, Prism as mock and as proxy', ['tests/contract']),
  vitestStage('api', 'the stateful API, call by call', ['tests/api', 'tests/braintree']),
  vitestStage('conformance', 'the conformance check against planted faults', ['tests/conformance']),
  vitestStage('package', 'the widget’s package as a merchant installs it', ['tests/package']),
  vitestStage('start', '`npm start` and `npm run dev` from the outside', ['tests/start']),
  playwrightStage,
]

const LINT_CONTRACT = ['lint', 'openapi.yaml', '--config', 'tests/contract/redocly.yaml']
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

function check(name: string, about: string, run: () => Promise<CommandResult>): Stage {
  return {
    name,
    about,
    async run() {
      const { isOk, output } = await run()
      return checked(isOk, output)
    },
  }
}
