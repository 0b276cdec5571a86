import type { Report } from '../run/report'

type Known = Readonly<Record<'rule' | 'operation' | 'pointer' | 'check' | 'step', string>>

/** The report without the findings that an earlier one has too. */
export function applyBaseline(report: Report, known: readonly Known[]): Report {
  const keys = new Set(known.map(toKey))
  return { ...report, findings: report.findings.filter((finding) => !keys.has(toKey(finding))) }
}

function toKey({ rule, operation, pointer, check, step }: Known): string {
  return JSON.stringify([rule, operation, pointer, check, step])
}
