import type { Finding, Report, StepResult } from '../../model/report'
import { findingOf, nameOf, type ReportView, reasonOf } from '../report-view'
import { countSteps, describeVerdict } from '../sentences'
import { escapeMarkup } from './escape-markup'

/** The report as JUnit XML: a suite for each check, a case for each step, and a suite for what the verdict lacks. */
export function toJunit(view: ReportView): string {
  const { report } = view
  const checks = [...new Set(report.steps.map(({ check }) => check))]
  const suites = [...checks.map((check) => writeSuite(check, report)), writeVerdict(view)]
  const { failed, blocked, skipped } = countSteps(report.steps)
  const { gaps } = report
  const attributes = [
    'name="conformance"',
    `tests="${report.steps.length + gaps.length}"`,
    `failures="${failed}"`,
    `skipped="${blocked + skipped + gaps.length}"`,
    `time="${report.durationMs / 1000}"`,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes.join(' ')}>\n${suites.join('')}</testsuites>\n`
}

function writeSuite(check: string, report: Report): string {
  const steps = report.steps.filter((step) => step.check === check)
  const { failed, blocked, skipped } = countSteps(steps)
  const attributes = [
    `name="${escapeMarkup(check)}"`,
    `tests="${steps.length}"`,
    `failures="${failed}"`,
    `skipped="${blocked + skipped}"`,
    `timestamp="${report.startedAt.toISOString()}"`,
  ]
  const cases = steps.map((step) => writeCase(step, report))
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
  ].map(([name = '', value = '']) => `<property name="${name}" value="${escapeMarkup(value)}"/>`)
  const cases = gaps.map(
    (gap) =>
      `    <testcase classname="verdict" name="${escapeMarkup(gap)}"><skipped message="not judged"/></testcase>\n`,
  )
  return `  <testsuite name="verdict" tests="${gaps.length}" failures="0" skipped="${gaps.length}">\n    <properties>${properties.join('')}</properties>\n${cases.join('')}  </testsuite>\n`
}

function writeCase(step: StepResult, report: Report): string {
  const time = (step.durationMs / 1000).toFixed(3)
  const head = `    <testcase classname="${escapeMarkup(`${step.check}.${step.operation}`)}" name="${escapeMarkup(step.step)}" time="${time}"`
  const body = writeState(step, report)
  return body === '' ? `${head}/>\n` : `${head}>${body}</testcase>\n`
}

function writeState(step: StepResult, report: Report): string {
  if (step.state.kind === 'failed') return writeFailed(step, report)
  const reason = reasonOf(step)
  return reason === undefined ? '' : `<skipped message="${escapeMarkup(reason)}"/>`
}

/** A difference that another step has shown already is told once, and named here. */
function writeFailed(step: StepResult, report: Report): string {
  const finding = findingOf(report, step)
  if (finding?.check === step.check && finding.step === step.step) {
    return writeFailure(finding, report.contract)
  }
  const where = finding ? `the difference of ${nameOf(finding)}` : 'a difference of the baseline'
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
