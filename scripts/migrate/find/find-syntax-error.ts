import ts from 'typescript'
import { type Place, placeAt } from './usage'

/** Where a module stops being code, and why. */
export interface SyntaxProblem extends Place {
  readonly problem: string
}

/** The compiler's codes of syntax errors; others only say that JavaScript is not TypeScript. */
const SYNTAX_ERROR_CODES = [1, 17]

/** What keeps a module that speaks of the drop-in from being parsed, if anything does. */
export function findSyntaxError(fileName: string, text: string): SyntaxProblem | undefined {
  if (!/drop-?in|braintree/i.test(text)) return undefined
  // Nothing comes of transpiling declarations, which the compiler takes for a fault of its own.
  const source = fileName.replace(/\.d(?=\.[^/\\]*ts$)/g, '')
  const options = { fileName: source, reportDiagnostics: true }
  const { diagnostics = [] } = ts.transpileModule(text, options)
  const [first] = diagnostics.filter(({ code }) =>
    SYNTAX_ERROR_CODES.includes(Math.trunc(code / 1000)),
  )
  if (first?.start === undefined) return undefined
  const problem = ts.flattenDiagnosticMessageText(first.messageText, ' ')
  return { problem, ...placeAt(text, first.start) }
}
