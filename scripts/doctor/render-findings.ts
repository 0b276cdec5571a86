import { paint } from '../processes/terminal'
import type { Finding } from './finding'

const MARKS: Record<Finding['kind'], string> = {
  missing: paint('red', 'missing  '),
  doubtful: paint('yellow', 'doubtful '),
  good: paint('green', 'good     '),
}
const ORDER: readonly Finding['kind'][] = ['missing', 'doubtful', 'good']

/** One line each, most severe first, and a summary line. */
export function renderFindings(findings: readonly Finding[]): string {
  const lines = ORDER.flatMap((kind) =>
    findings
      .filter((finding) => finding.kind === kind)
      .map(({ sentence }) => `${MARKS[kind]} ${sentence}`),
  )
  const missing = findings.filter(({ kind }) => kind === 'missing').length
  const verdict =
    missing === 0
      ? 'A start in production would be safe.'
      : `A start in production would not be safe: ${missing} missing.`
  return [...lines, '', verdict].join('\n')
}
