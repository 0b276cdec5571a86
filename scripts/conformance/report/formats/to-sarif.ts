import { createHash } from 'node:crypto'
import type { Finding, Report } from '../../model/report'
import { rules } from '../../model/rules'

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

/** The report as SARIF 2.1.0: each finding is on its line of the contract. */
export function toSarif({ findings, contract }: Report) {
  const used = [...new Set(findings.map(({ rule }) => rule))].sort()
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
        results: findings.map((finding) => toResult(finding, contract, used.indexOf(finding.rule))),
      },
    ],
  }
}

function toResult(finding: Finding, contract: string, ruleIndex: number) {
  const { rule, severity, operation, expected, got, cause, line, check, step, pointer } = finding
  const identity = [rule, operation, pointer, check, step].join(' ')
  return {
    ruleId: rule,
    ruleIndex,
    level: severity === 'failure' ? 'error' : 'note',
    message: { text: `${operation}: expected ${expected}, got ${got}. ${cause}` },
    locations: [
      { physicalLocation: { artifactLocation: { uri: contract }, region: { startLine: line } } },
    ],
    partialFingerprints: {
      'finding/v1': createHash('sha256').update(identity).digest('hex').slice(0, 16),
    },
    properties: { operation, check, step, curl: finding.curl },
  }
}
