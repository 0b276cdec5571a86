import type { Finding } from '../../model/report'
import { describeBlocked, describeKnockOn, type Fact, listFacts } from '../finding-facts'
import type { FindingGroup } from '../report-view'
import type { Paint } from './paint'
import { wrapText } from './wrap-text'

const INDENT = '    '
const LABEL_WIDTH = 10
/** So many knock-ons are enough to see what a difference does. */
const MOST_KNOCK_ONS = 5

/** A cause in full, and under it what differs or could not run because of it. */
export function describeGroup(
  group: FindingGroup,
  contract: string,
  paint: Paint,
  width: number,
): string {
  const { first, rest } = group
  const blocked = describeBlocked(group)
  const told = rest.slice(0, MOST_KNOCK_ONS).map((one): Fact => ['and so', describeKnockOn(one)])
  const untold = rest.length - told.length
  return [
    describeFinding(first, contract, paint, width),
    ...writeFacts(told, width),
    ...(untold > 0
      ? writeFacts([['', `and ${untold} more; --html and --json have all`]], width)
      : []),
    ...(blocked === undefined ? [] : writeFacts([['not run', blocked]], width)),
  ].join('\n')
}

/** A finding in full: the difference, its place in the contract, the step, the likely cause and a command that repeats it. */
export function describeFinding(
  finding: Finding,
  contract: string,
  paint: Paint,
  width: number,
): string {
  const { severity, rule, operation, line, curl, scripts } = finding
  const mark = severity === 'failure' ? paint('red', '✗ differs') : paint('yellow', '› advice')
  return [
    `${mark}  ${paint('bold', `${operation} · ${rule}`)}  ${paint('dim', `${contract}:${line}`)}`,
    ...writeFacts(listFacts(finding), width),
    // In one line, to be copied.
    ...(curl ? [paint('dim', INDENT + curl)] : []),
    ...(scripts ? wrapText(`${INDENT}again     `, `sh ${scripts.name}.sh`, width) : []),
  ].join('\n')
}

function writeFacts(facts: readonly Fact[], width: number): string[] {
  return facts.flatMap(([label, text]) => wrapText(INDENT + label.padEnd(LABEL_WIDTH), text, width))
}
