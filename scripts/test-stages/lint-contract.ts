import { join } from 'node:path'
import { lint, loadConfig } from '@redocly/openapi-core'
import { type CommandResult, ROOT } from '../system/run-command'

/** Holds a contract against Redocly's rules; what it writes names rule, reason and place of each finding. */
export async function lintContract(contract = join(ROOT, 'openapi.yaml')): Promise<CommandResult> {
  const config = await loadConfig({ configPath: join(ROOT, 'tests/contract/redocly.yaml') })
  const problems = await lint({ ref: contract, config })
  const lines = problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer ?? ''}`,
  )
  return { isOk: problems.length === 0, output: lines.join('\n') }
}
