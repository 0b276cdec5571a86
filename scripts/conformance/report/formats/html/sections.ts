import type { Finding, Report } from '../../../model/report'
import { levels } from '../../../model/rules'
import { accessColumns, type Cell, listFurtherCallers, readAccessTable } from '../../access-table'
import { describeStart, listSince, listWaivers, type Row } from '../../compared'
import { describeBlocked, describeKnockOn, listFacts } from '../../finding-facts'
import { type FindingGroup, listObstacles, nameOf, type ReportView } from '../../report-view'
import { count, countSteps, levelMeanings } from '../../sentences'
import { escapeMarkup } from '../escape-markup'
import { type HtmlCell, writeDetails, writeList, writeSection, writeTable } from './markup'

/** Every difference with what comes of it, then advice. */
export function writeFindings({ groups, advice, report }: ReportView): string {
  const { contract } = report
  const articles = groups.map((group) => writeGroup(group, contract))
  const notes = advice.map((one) => writeArticle(one, contract, ''))
  return (
    (articles.length > 0 ? writeSection('differences', 'Differences', articles.join('\n')) : '') +
    (notes.length > 0 ? writeSection('advice', 'Advice', notes.join('\n')) : '')
  )
}

function writeGroup(group: FindingGroup, contract: string): string {
  const { first, rest } = group
  const blocked = describeBlocked(group)
  const knockOns = rest.map(
    (one) => `<li>${escapeMarkup(describeKnockOn(one))}${writeCommand(one)}</li>`,
  )
  const after = [
    ...(rest.length > 0
      ? [`<p>Because of it ${rest.length === 1 ? 'this differs' : 'these differ'} too:</p>`]
      : []),
    ...(rest.length > 0 ? [`<ul>${knockOns.join('\n')}</ul>`] : []),
    ...(blocked ? [`<p>Not run: ${escapeMarkup(blocked)}</p>`] : []),
  ]
  return writeArticle(first, contract, after.join('\n'))
}

function writeArticle(finding: Finding, contract: string, after: string): string {
  const { id, operation, rule, line, severity } = finding
  const facts = [...listFacts(finding), ['line', `${contract}:${line}`] as const]
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`)
  return `<article class="${severity}" id="${id}"><h3>${escapeMarkup(`${operation} · ${rule}`)}</h3><dl>${list.join('')}</dl>${writeCommand(finding)}${after}</article>`
}

function writeCommand({ curl }: Finding): string {
  if (curl === '') return ''
  return writeDetails('The request as a command', `<pre tabindex="0">${escapeMarkup(curl)}</pre>`)
}

/** What the run says of the waivers, and what has changed since an earlier run. */
export function writeCompared({ waivers, since }: ReportView): string {
  const lists = (rows: readonly Row[]) =>
    rows
      .filter(({ entries }) => entries.length > 0)
      .map(({ label, entries }) => writeDetails(`${entries.length} ${label}`, writeList(entries)))
      .join('\n')
  const changes = since ? lists(listSince(since)) : ''
  return (
    (waivers.length > 0 ? writeSection('waivers', 'Waivers', lists(listWaivers(waivers))) : '') +
    (since
      ? writeSection('since', `Since ${describeStart(since)}`, changes || '<p>Nothing differs.</p>')
      : '')
  )
}

/** What kept steps from being judged. */
export function writeObstacles(view: ReportView): string {
  const all = listObstacles(view)
  if (all.length === 0) return ''
  const lists = all.map(({ why, steps }) =>
    writeDetails(`${count(steps.length, 'step')} ${why}`, writeList(steps.map(nameOf))),
  )
  return writeSection('unjudged', 'What could not be judged', lists.join('\n'))
}

/** How many steps of each level went how. */
export function writeLevels({ steps }: Report): string {
  const rows = levels.map((level): [string, ...HtmlCell[]] => {
    const counted = countSteps(steps.filter((step) => step.level === level))
    const { passed, failed, blocked, skipped } = counted
    return [level, passed, failed, blocked, skipped, levelMeanings[level]]
  })
  const heads = ['level', 'passed', 'differ', 'could not run', 'undecided', 'about']
  return writeSection('levels', 'Levels', writeTable('levels', heads, rows))
}

/** The access matrix, in colors and words. */
export function writeAccessMap(report: Report): string {
  const further = listFurtherCallers(report)
  const rows = readAccessTable(report, further)
  if (rows.length === 0) return ''
  const names = accessColumns.map(({ name }) => name)
  const heads = ['operation', ...names.slice(0, -1), ...further, ...names.slice(-1)]
  const body = rows.map(({ operation, cells }): [string, ...HtmlCell[]] => [
    operation,
    ...cells.map(describe),
  ])
  return writeSection('access', 'Access', writeTable('access', heads, body))
}

function describe(cell: Cell): HtmlCell {
  switch (cell.kind) {
    case 'refused':
      return { look: 'good', text: `refused, ${cell.status}` }
    case 'differs':
      return { look: 'bad', text: describeDifference(cell.status) }
    case 'allowed':
      return { look: 'good', text: 'let in' }
    case 'undecided':
    case 'not tried':
      return { look: 'open', text: cell.kind }
    case 'none':
      return { look: 'open', text: '–' }
  }
}

function describeDifference(status: number | undefined): string {
  if (status === undefined) return 'differs'
  return status < 300 ? `LET IN, ${status}` : `answered ${status}`
}
