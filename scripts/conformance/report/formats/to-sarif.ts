import { createHash } from 'node:crypto'
import { toKey } from '../../findings/compare-findings'
import type { Finding } from '../../model/report'
import { rules } from '../../model/rules'
import { listWaived } from '../../waivers/apply-waivers'
import { describeTerms, listSince, listWaivers, type Row, type Since } from '../compared'
import { nameOf, type ReportView, reasonOf } from '../report-view'
import { describeVerdict, listAdapted } from '../sentences'

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

/** The report as SARIF 2.1.0: each finding is on its line of the contract; what was not judged is a notification. */
export function toSarif(view: ReportView) {
  const { report, share, waivers, since } = view
  const { steps, gaps, verdict } = report
  const findings = [...report.findings, ...listWaived(waivers)]
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
              ...listAdapted(report).map((text) => ({
                level: 'note',
                message: { text: `adapted: ${text}` },
              })),
              ...listWaivers(waivers).flatMap((row) => toNotes('waiver', row)),
              ...(since ? listSince(since) : []).flatMap((row) => toNotes('since last time', row)),
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

function toNotes(about: string, { label, entries }: Row) {
  const level = label === 'expired' ? 'warning' : 'note'
  return entries.map((text) => ({ level, message: { text: `${about}: ${label}: ${text}` } }))
}

/** What SARIF calls the state since a baseline: what is gone is no result, which readers would take for one. */
function toBaselineState(finding: Finding, since: Since) {
  const { fates, fresh } = since.comparison
  if (fresh.includes(finding)) return 'new'
  const isMoved = fates.some(({ fate }) => fate.kind === 'moved' && fate.finding === finding)
  return isMoved ? 'updated' : 'unchanged'
}

function toResult(finding: Finding, { report, waivers, since }: ReportView, ruleIndex: number) {
  const { rule, severity, operation, expected, got, cause, line, check, step } = finding
  const { id, causedBy, answer, curl } = finding
  const waived = waivers.find(
    (state) => state.kind === 'waived' && state.findings.includes(finding),
  )
  const first = report.findings.find((one) => one.id === causedBy)
  const after = first ? ` Comes of ${first.operation} · ${first.rule} (${nameOf(first)}).` : ''
  return {
    ruleId: rule,
    ruleIndex,
    level: severity === 'failure' && !waived ? 'error' : 'note',
    message: { text: `${operation}: expected ${expected}, got ${got}. ${cause}${after}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: report.contract },
          region: { startLine: line },
        },
      },
    ],
    ...(since && severity === 'failure' ? { baselineState: toBaselineState(finding, since) } : {}),
    ...(waived
      ? {
          suppressions: [
            { kind: 'external', status: 'accepted', justification: describeTerms(waived) },
          ],
        }
      : {}),
    partialFingerprints: {
      'finding/v2': createHash('sha256').update(toKey(finding)).digest('hex').slice(0, 16),
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
