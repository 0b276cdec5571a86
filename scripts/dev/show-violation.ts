import type { ErrorPayload } from 'vite'
import type { ViolationReport } from '../../mocks/api/http/violation-report'

type Paint = (style: 'red' | 'yellow' | 'dim', text: string) => string

/** The violation in the terminal: one line for the call, one for each difference. */
export function printViolation({ call, status, lines }: ViolationReport, paint: Paint): string {
  const isRefused = status >= 400
  const head = isRefused ? paint('red', 'contract broken') : paint('yellow', 'contract in doubt')
  const differences = lines.map((line) => `\n           ${line}`)
  return `${head} ${call} ${paint('dim', `→ ${status}`)}${differences.join('')}`
}

/** The violation as Vite's overlay shows it in the browser. */
export function toOverlay({ call, status, lines }: ViolationReport): ErrorPayload {
  return {
    type: 'error',
    err: {
      message: `The contract is broken: ${call} → ${status}\n\n${lines.join('\n')}`,
      stack: 'openapi.yaml says what the contract has there.',
    },
  }
}
