import { createHash } from 'node:crypto'
import type { Finding } from '../../model/report'
import { rules } from '../../model/rules'
import { nameOf, type ReportView, reasonOf } from '../report-view'
import { describeVerdict } from '../sentences'

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

/** The report as SARIF 2.1.0: each finding is on its line of the contract; what was not judged is a notification. */
export function toSarif(view: ReportView) {
  const { report, share } = view
  const { findings, steps, gaps, verdict } = report
  const used = [...new Set(findings.map(({ rule }) => rule))].sort()
  const unjudged = steps.flatMap((step) => {
    const reason = reasonOf(step)
    return reason === undefined ? [] : [`${nameOf(step)}: ${reason}`]
  })
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'conformance',
            rules: used.map((id) => ({
              id,
              shortDescription: { text: rules[id].promise },
              properties: { level: rules[id].level },
            })),
          },
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              ...gaps.map((text) => ({ level: 'warning', message: { text } })),
              ...unjudged.map((text) => ({ level: 'note', message: { text } })),
            ],
          },
        ],
        results: findings.map((finding) => toResult(finding, view, used.indexOf(finding.rule))),
        properties: { verdict, judgedPercent: share, summary: describeVerdict(view) },
      },
    ],
  }
}

function toResult(finding: Finding, { report }: ReportView, ruleIndex: number) {
  const { rule, severity, operation, expected, got, cause, line, check, step, pointer } = finding
  const { id, causedBy, answer, curl } = finding
  const identity = [rule, operation, pointer, check, step].join(' ')
  const first = report.findings.find((one) => one.id === causedBy)
  const after = first ? ` Comes of ${first.operation} · ${first.rule} (${nameOf(first)}).` : ''
  return {
    ruleId: rule,
    ruleIndex,
    level: severity === 'failure' ? 'error' : 'note',
    message: { text: `${operation}: expected ${expected}, got ${got}. ${cause}${after}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: report.contract },
          region: { startLine: line },
        },
      },
    ],
    partialFingerprints: {
      'finding/v1': createHash('sha256').update(identity).digest('hex').slice(0, 16),
    },
    properties: {
      id,
      operation,
      check,
      step,
      curl,
      ...(causedBy === undefined ? {} : { causedBy }),
      ...(answer === undefined ? {} : { answer }),
    },
  }
}
