import type { Finding, Report, StepResult } from '../../model/report'
import { describeTerms, findWaived, listSince, listWaivers, type Row } from '../compared'
import { findingOf, nameOf, type ReportView, reasonOf } from '../report-view'
import { countSteps, describeVerdict, listAdapted } from '../sentences'
import { escapeMarkup } from './escape-markup'

/** The report as JUnit XML: a suite for each check, a case for each step, and a suite for what the verdict lacks. */
export function toJunit(view: ReportView): string {
  const { report } = view
  const checks = [...new Set(report.steps.map(({ check }) => check))]
  const suites = [...checks.map((check) => writeSuite(check, view)), writeVerdict(view)]
  const { failed, skipped } = countCases(report.steps, view)
  const { gaps } = report
  const attributes = [
    'name="conformance"',
    `tests="${report.steps.length + gaps.length}"`,
    `failures="${failed}"`,
    `skipped="${skipped + gaps.length}"`,
    `time="${report.durationMs / 1000}"`,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes.join(' ')}>\n${suites.join('')}</testsuites>\n`
}

function writeSuite(check: string, view: ReportView): string {
  const { report } = view
  const steps = report.steps.filter((step) => step.check === check)
  const { failed, skipped } = countCases(steps, view)
  const attributes = [
    `name="${escapeMarkup(check)}"`,
    `tests="${steps.length}"`,
    `failures="${failed}"`,
    `skipped="${skipped}"`,
    `timestamp="${report.startedAt.toISOString()}"`,
  ]
  const cases = steps.map((step) => writeCase(step, view))
  return `  <testsuite ${attributes.join(' ')}>\n${cases.join('')}  </testsuite>\n`
}

/** What a pipeline shows beside the steps: the verdict, and why it is not a whole one. */
function writeVerdict(view: ReportView): string {
  const { report, share } = view
  const { gaps, verdict } = report
  const properties = [
    ['verdict', verdict],
    ['judged', `${share}%`],
    ['summary', describeVerdict(view)],
    ...listAdapted(report).map((text) => ['adapted', text]),
    ...(view.since ? toProperties('since', listSince(view.since)) : []),
    ...toProperties('waivers', listWaivers(view.waivers)),
  ].map(([name = '', value = '']) => `<property name="${name}" value="${escapeMarkup(value)}"/>`)
  const cases = gaps.map(
    (gap) =>
      `    <testcase classname="verdict" name="${escapeMarkup(gap)}"><skipped message="not judged"/></testcase>\n`,
  )
  return `  <testsuite name="verdict" tests="${gaps.length}" failures="0" skipped="${gaps.length}">\n    <properties>${properties.join('')}</properties>\n${cases.join('')}  </testsuite>\n`
}

/** A property for each kind, with its number and what it is about. */
function toProperties(about: string, rows: readonly Row[]): string[][] {
  return rows.map(({ label, entries }) => [
    `${about}: ${label}`,
    [String(entries.length), ...entries].join('; '),
  ])
}

/** Cases of steps that failed by a waived difference are no failures. */
function countCases(steps: readonly StepResult[], view: ReportView) {
  const { failed, blocked, skipped } = countSteps(steps)
  const waived = steps.filter((step) => isWaived(step, view)).length
  return { failed: failed - waived, skipped: blocked + skipped + waived }
}

function isWaived(step: StepResult, { report, waivers }: ReportView): boolean {
  const isOpen = report.findings.some(
    (one) => one.severity === 'failure' && one.check === step.check && one.step === step.step,
  )
  return step.state.kind === 'failed' && !isOpen && findWaived(waivers, step) !== undefined
}

function writeCase(step: StepResult, view: ReportView): string {
  const time = (step.durationMs / 1000).toFixed(3)
  const head = `    <testcase classname="${escapeMarkup(`${step.check}.${step.operation}`)}" name="${escapeMarkup(step.step)}" time="${time}"`
  const body = writeState(step, view)
  return body === '' ? `${head}/>\n` : `${head}>${body}</testcase>\n`
}

function writeState(step: StepResult, view: ReportView): string {
  const waived = isWaived(step, view) ? findWaived(view.waivers, step) : undefined
  if (waived) return `<skipped message="${escapeMarkup(`waived ${describeTerms(waived)}`)}"/>`
  if (step.state.kind === 'failed') return writeFailed(step, view.report)
  const reason = reasonOf(step)
  return reason === undefined ? '' : `<skipped message="${escapeMarkup(reason)}"/>`
}

/** A difference that another step has shown already is told once, and named here. */
function writeFailed(step: StepResult, report: Report): string {
  const finding = findingOf(report, step)
  if (finding?.check === step.check && finding.step === step.step) {
    return writeFailure(finding, report.contract)
  }
  const where = finding ? `the difference of ${nameOf(finding)}` : 'a difference of another step'
  return `<failure message="${escapeMarkup(`${step.operation}: ${where}, met again`)}"/>`
}

function writeFailure(finding: Finding, contract: string): string {
  const { rule, operation, expected, got, answer, line, cause, curl, causedBy } = finding
  const text = [
    `${contract}:${line}`,
    `expected: ${expected}`,
    `got: ${got}`,
    ...(answer === undefined || answer === got ? [] : [`answer: ${answer}`]),
    `perhaps: ${cause}`,
    ...(causedBy === undefined ? [] : [`because of: ${causedBy}`]),
    curl,
  ].join('\n')
  const message = `${operation} · ${rule}: expected ${expected}`
  return `<failure type="${rule}" message="${escapeMarkup(message)}">${escapeMarkup(text)}</failure>`
}
