import type { Finding, Report } from '../../model/report'
import { rules } from '../../model/rules'
import { accessColumns, type Cell, readAccessTable } from '../access-table'
import { escapeMarkup } from './escape-markup'

/** Every finding: failures first, then advice. */
export function writeFindings({ findings, contract }: Report): string {
  const failures = findings.filter(({ severity }) => severity === 'failure')
  const advice = findings.filter(({ severity }) => severity === 'advice')
  return writeSection('Differences', failures, contract) + writeSection('Advice', advice, contract)
}

function writeSection(title: string, findings: readonly Finding[], contract: string): string {
  if (findings.length === 0) return ''
  const articles = findings.map((finding) => writeFinding(finding, contract))
  return `<section><h2>${title}</h2>${articles.join('\n')}</section>\n`
}

function writeFinding(finding: Finding, contract: string): string {
  const { operation, rule, line, check, step, expected, got, cause, curl, severity } = finding
  const facts: readonly (readonly [string, string])[] = [
    ['Promise', rules[rule].promise],
    ['Contract', `${contract}:${line}`],
    ['Step', `${check} › ${step}`],
    ['Expected', expected],
    ['Got', got],
    ['Perhaps', cause],
  ]
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`)
  const command = curl
    ? `<details><summary>The request as a command</summary><pre tabindex="0">${escapeMarkup(curl)}</pre></details>`
    : ''
  return `<article class="${severity}"><h3>${escapeMarkup(`${operation} · ${rule}`)}</h3><dl>${list.join('')}</dl>${command}</article>`
}

/** The access matrix, in colors and words. */
export function writeAccessMap(report: Report): string {
  const rows = readAccessTable(report)
  if (rows.length === 0) return ''
  const names = ['operation', ...accessColumns.map(({ name }) => name)]
  const heads = names.map((name) => `<th scope="col">${name}</th>`)
  const body = rows.map(
    ({ operation, cells }) =>
      `<tr><th scope="row">${operation}</th>${cells.map(writeCell).join('')}</tr>`,
  )
  return `<section><h2 id="access">Access</h2><div class="wide" role="region" aria-labelledby="access" tabindex="0"><table>
<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div></section>`
}

function writeCell(cell: Cell): string {
  const [look, text] = describe(cell)
  return `<td class="${look}">${text}</td>`
}

function describe(cell: Cell): readonly [look: 'good' | 'bad' | 'open', text: string] {
  switch (cell.kind) {
    case 'refused':
      return ['good', `refused, ${cell.status}`]
    case 'differs':
      return ['bad', describeDifference(cell.status)]
    case 'allowed':
      return ['good', 'let in']
    case 'undecided':
    case 'not tried':
      return ['open', cell.kind]
    case 'none':
      return ['open', '–']
  }
}

function describeDifference(status: number | undefined): string {
  if (status === undefined) return 'no answer'
  return status < 300 ? `LET IN, ${status}` : `answered ${status}`
}
