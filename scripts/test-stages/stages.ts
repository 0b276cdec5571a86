import { findUnproven } from '../security/find-problems'
import { listNamedTests } from '../security/named-by-page'
import { type CommandResult, runScript, runTool } from '../system/run-command'
import { deploymentStage } from './deployment-stage'
import { postgresStage } from './postgres-stage'
import { checked, type Stage, type StageResult } from './stage'
import type { TestGroup } from './vitest-stage'

export interface RunOptions {
  /** Of a PostgreSQL server that may be tested on. */
  readonly databaseUrl: string | undefined
  readonly isLong: boolean
}

/** Checks that leave a core to others. */
export const createLightStages = ({ databaseUrl, isLong }: RunOptions): readonly Stage[] => [
  // Half of its time is waiting for what a lost process has held, so it comes first and the others beside it.
  postgresStage(databaseUrl, isLong),
  check('typecheck', 'TypeScript, strictest flags', () => runTool('typescript', [])),
  check('lint', 'Biome: rules and format', () => runTool('@biomejs/biome', ['ci', '.'])),
  check('generated', 'src/api/generated is what openapi.yaml makes', () =>
    runScript('generate.ts', ['--check']),
  ),
  check('openapi', 'Redocly finds nothing in the contract', async () =>
    // Its code is as much as that of all stages.
    (await import('./lint-contract')).lintContract(),
  ),
  check('requirements', 'each promised requirement has a test', () =>
    runScript('requirements.ts', ['--missing']),
  ),
  check('build', 'the storefront for a static host, and the widget’s package', () =>
    runScript('build.ts'),
  ),
  deploymentStage,
]

/** Vitest's tests, by what they are about. */
export const testGroups: readonly TestGroup[] = [
  {
    name: 'unit',
    about: 'rules and units, beside their files',
    paths: [
      'src/',
      'widget/',
      'mocks/',
      'scripts/',
      'tests/engines/',
      'tests/widget/',
      'tests/search/',
      'tests/migrate/',
    ],
  },
  {
    name: 'architecture',
    about: 'who imports whom, and the house style',
    paths: ['tests/architecture'],
  },
  {
    name: 'contract',
    about: 'examples, drift, Prism as mock and as proxy',
    paths: ['tests/contract/'],
  },
  {
    name: 'api',
    about: 'the stateful API, call by call, and its worlds',
    paths: ['tests/api/', 'tests/worlds/', 'tests/shops/'],
  },
  {
    name: 'conformance',
    about: 'the conformance check against planted faults',
    paths: ['tests/conformance/'],
  },
  {
    name: 'packages',
    about:
      'the packages, installed and used outside the repository, and others’ tests with the test kit and the mock',
    paths: ['tests/packages/', 'tests/testing-kit/', 'tests/mock-package/'],
  },
  {
    name: 'start',
    about: '`npm start` and `npm run dev` from the outside',
    paths: ['tests/start/'],
  },
]

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

/**
 * docs/security.md is what its tables are, and each test that it names passed in this run, as far as the stages of this run
 * hold it.
 */
export function securityStage(results: readonly StageResult[]): Stage {
  return {
    name: 'security',
    about: 'docs/security.md is up to date, and the tests that it names have passed in this run',
    async run() {
      const { isOk, output } = await runScript('security.ts', ['--check'])
      const runs = results.flatMap(({ run }) => run ?? [])
      const named = listNamedTests()
      const unproven = findUnproven(named, runs)
      const held = named.filter(({ file }) => runs.some((run) => run.holds(file))).length
      return {
        ...checked(isOk && unproven.length === 0, [output, ...unproven].join('\n')),
        note: `${held - unproven.length} of ${named.length} named tests passed in this run`,
      }
    },
  }
}
