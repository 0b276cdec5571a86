import type { ContractViolation } from './front'

type Paint = (style: 'red' | 'yellow' | 'dim', text: string) => string

/** The violation in the terminal: one line for the call, one for each break. */
export function reportViolation({ call, status, lines }: ContractViolation, paint: Paint): string {
  const isRefused = status >= 400
  const head = isRefused ? paint('red', 'contract broken') : paint('yellow', 'contract in doubt')
  const breaks = lines.map((line) => `\n           ${line}`)
  return `${head} ${call} ${paint('dim', `→ ${status}`)}${breaks.join('')}`
}
