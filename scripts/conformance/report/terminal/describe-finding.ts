import type { Finding } from '../../run/finding'
import { rules } from '../../run/rules'
import type { Paint } from './paint'
import { wrapText } from './wrap-text'

const INDENT = '    '

/** A finding in full: what, where in the contract, when, how to see it again and why perhaps. */
export function describeFinding(
  finding: Finding,
  contract: string,
  paint: Paint,
  width: number,
): string {
  const { severity, rule, operation, line, check, step, expected, got, cause, curl } = finding
  const isFailure = severity === 'failure'
  const mark = isFailure ? paint('red', '✗ differs') : paint('yellow', '› advice')
  const facts: readonly (readonly [string, string])[] = [
    ['', rules[rule].promise],
    ['step      ', `${check} › ${step}`],
    ['expected  ', expected],
    ['got       ', got],
    ['perhaps   ', cause],
  ]
  return [
    `${mark}  ${paint('bold', `${operation} · ${rule}`)}  ${paint('dim', `${contract}:${line}`)}`,
    ...facts.flatMap(([label, text]) => wrapText(INDENT + label, text, width)),
    // In one line, to be pasted.
    ...(curl ? [paint('dim', INDENT + curl)] : []),
  ].join('\n')
}
