import { findUnproven } from '../security/find-problems'
import { listNamedTests } from '../security/named-by-page'
import { runScript } from './run-command'
import { checked, type Stage, type StageResult } from './stage'

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
