import type { ErrorPayload } from 'vite'
import type { ViolationReport } from '../../mocks/api/http/violation-report'

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
