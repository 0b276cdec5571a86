import { join } from 'node:path'
import type { Finding, Report } from '../../model/report'
import { describeBlocked, describeKnockOn, type Fact, listFacts } from '../finding-facts'
import type { FindingGroup, ReportView } from '../report-view'
import type { Paint } from './paint'
import { wrapText } from './wrap-text'

/** What a finding is told with: the contract's file, and where its scripts are. */
interface Origin extends Pick<ReportView, 'scriptsIn'> {
  readonly report: Pick<Report, 'contract' | 'findings'>
}

const INDENT = '    '
const LABEL_WIDTH = 10
/** So many knock-ons are enough to see what a difference does. */
const MOST_KNOCK_ONS = 5

/** A cause in full, and under it what differs or could not run because of it. */
export function describeGroup(
  group: FindingGroup,
  from: Origin,
  paint: Paint,
  width: number,
): string {
  const { first, rest } = group
  const blocked = describeBlocked(group)
  const told = rest.slice(0, MOST_KNOCK_ONS).map((one): Fact => ['and so', describeKnockOn(one)])
  const untold = rest.length - told.length
  return [
    describeFinding(first, from, paint, width),
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
  { report: { contract }, scriptsIn }: Origin,
  paint: Paint,
  width: number,
): string {
  const { severity, rule, operation, line, curl } = finding
  const mark = severity === 'failure' ? paint('red', '✗ differs') : paint('yellow', '› advice')
  return [
    `${mark}  ${paint('bold', `${operation} · ${rule}`)}  ${paint('dim', `${contract}:${line}`)}`,
    ...writeFacts(listFacts(finding), width),
    // In one line, to be copied.
    ...(curl ? [paint('dim', INDENT + curl)] : []),
    ...(scriptsIn === undefined ? [] : writeFacts(listAgain(finding, scriptsIn), width)),
  ].join('\n')
}

/** How it is seen again, or why no script shows it. */
function listAgain({ scripts, unshown }: Finding, scriptsIn: string): readonly Fact[] {
  if (scripts) return [['again', `sh ${join(scriptsIn, scripts.name)}.sh`]]
  return unshown === undefined ? [] : [['again', `No script. ${unshown}`]]
}

/** How the commands of findings become ones that run; nothing where they do as they are. */
export function explainCommands(
  { report: { findings }, scriptsIn }: Origin,
  paint: Paint,
  width: number,
): readonly string[] {
  const isWhole = ({ curl }: Finding) => !/"\$[A-Z]|^#/.test(curl)
  if (findings.every(isWhole)) return []
  const scripts =
    scriptsIn === undefined
      ? ': --scripts DIRECTORY writes a script for each difference, which gets them itself'
      : `: the scripts in ${scriptsIn} get them themselves`
  // Of recorded traffic there are none.
  const hasScripts = findings.some((finding) => finding.scripts)
  const text = `In commands $TOKEN is the token of who calls; $PASSWORD, $PRODUCT_ID and the like are what is secret or another one in each run${hasScripts ? scripts : ''}.`
  return [...wrapText('', text, width).map((line) => paint('dim', line)), '']
}

function writeFacts(facts: readonly Fact[], width: number): string[] {
  return facts.flatMap(([label, text]) => wrapText(INDENT + label.padEnd(LABEL_WIDTH), text, width))
}
