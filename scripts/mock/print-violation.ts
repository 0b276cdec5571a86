import type { ViolationReport } from '../../mocks/api/http/violation-report'
import { DEFAULT_WORLD } from '../../mocks/worlds/default-world'
import { paint } from '../processes/terminal'

/** The violation in the terminal: one line for the call, one for each difference. */
export function printViolation({ call, world, status, lines }: ViolationReport): string {
  const isRefused = status >= 400
  const head = isRefused ? paint('red', 'contract broken') : paint('yellow', 'contract in doubt')
  const where = world === undefined || world === DEFAULT_WORLD ? '' : ` in the world ${world}`
  const differences = lines.map((line) => `\n           ${line}`)
  return `${head} ${call}${where} ${paint('dim', `→ ${status}`)}${differences.join('')}`
}
