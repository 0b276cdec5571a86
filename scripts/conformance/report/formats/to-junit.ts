import type { Finding, StepResult } from '../../model/report'
import { listFailures, type Report } from '../../model/report'
import { escapeMarkup } from './escape-markup'

/** The report as JUnit XML: a suite for each check, a case for each step. */
export function toJunit(report: Report): string {
  const checks = [...new Set(report.steps.map(({ check }) => check))]
  const suites = checks.map((check) => writeSuite(check, report))
  const seconds = report.durationMs / 1000
  const failures = report.steps.filter(({ state }) => state.kind === 'failed').length
  const attributes = `name="conformance" tests="${report.steps.length}" failures="${failures}" time="${seconds}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes}>\n${suites.join('')}</testsuites>\n`
}

function writeSuite(check: string, report: Report): string {
  const steps = report.steps.filter((step) => step.check === check)
  const count = (...kinds: readonly string[]) =>
    steps.filter(({ state }) => kinds.includes(state.kind)).length
  const attributes = [
    `name="${escapeMarkup(check)}"`,
    `tests="${steps.length}"`,
    `failures="${count('failed')}"`,
    `skipped="${count('blocked', 'skipped')}"`,
    `timestamp="${report.startedAt.toISOString()}"`,
  ]
  const cases = steps.map((step) => writeCase(step, report))
  return `  <testsuite ${attributes.join(' ')}>\n${cases.join('')}  </testsuite>\n`
}

function writeCase(step: StepResult, report: Report): string {
  const time = (step.durationMs / 1000).toFixed(3)
  const head = `    <testcase classname="${escapeMarkup(`${step.check}.${step.operation}`)}" name="${escapeMarkup(step.step)}" time="${time}"`
  const body = writeState(step, report)
  return body === '' ? `${head}/>\n` : `${head}>${body}</testcase>\n`
}

function writeState({ state, check, step }: StepResult, report: Report): string {
  switch (state.kind) {
    case 'passed':
      return ''
    case 'failed': {
      const finding = listFailures(report).find((one) => one.check === check && one.step === step)
      return finding ? writeFailure(finding, report.contract) : '<failure message="found before"/>'
    }
    case 'blocked':
      return `<skipped message="${escapeMarkup(`blocked by ${state.by}`)}"/>`
    case 'skipped':
      return `<skipped message="${escapeMarkup(state.why)}"/>`
  }
}

function writeFailure(finding: Finding, contract: string): string {
  const { rule, operation, expected, got, line, cause, curl } = finding
  const text = `${contract}:${line}\nexpected: ${expected}\ngot: ${got}\nperhaps: ${cause}\n${curl}`
  const message = `${operation} · ${rule}: expected ${expected}`
  return `<failure type="${rule}" message="${escapeMarkup(message)}">${escapeMarkup(text)}</failure>`
}
