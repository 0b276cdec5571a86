import type { Finding } from '../../run/finding'
import { rules } from '../../run/rules'
import type { Paint } from './paint'

/** A finding in full: what, where in the contract, when, how to see it again and why perhaps. */
export function describeFinding(finding: Finding, contract: string, paint: Paint): string {
  const { severity, rule, operation, line, check, step, expected, got, cause, curl } = finding
  const isFailure = severity === 'failure'
  const mark = isFailure ? paint('red', '✗ differs') : paint('yellow', '› advice')
  return [
    `${mark}  ${paint('bold', `${operation} · ${rule}`)}  ${paint('dim', `${contract}:${line}`)}`,
    `    ${rules[rule].promise}`,
    `    step      ${check} › ${step}`,
    `    expected  ${expected}`,
    `    got       ${got}`,
    `    perhaps   ${cause}`,
    ...(curl ? [paint('dim', `    ${curl}`)] : []),
  ].join('\n')
}
