import { listSince, listWaivers, type Row } from '../compared'
import { type FindingGroup, listObstacles, nameOf, type ReportView } from '../report-view'
import { count, describeEffort, describeVerdict, listAdapted } from '../sentences'

/** So many differences of an operation are told; the other formats have all. */
const MOST_TOLD = 5

/** The report as a page of Markdown, for the summary of a pipeline: what differs, by operation. */
export function toMarkdown(view: ReportView): string {
  const { report, groups } = view
  const operations = [...new Set(groups.map(({ first }) => first.operation))]
  const words = describeVerdict(view)
  const adapted = listAdapted(report)
  const parts = [
    `## ${escapeText(words)}`,
    `${escapeText(report.baseUrl)}, ${describeEffort(report)}.`,
    ...(adapted.length > 0 ? [`Adapted:\n\n${writeList(adapted)}`] : []),
    ...(report.gaps.length > 0 ? [`Not enough was judged:\n\n${writeList(report.gaps)}`] : []),
    ...(operations.length > 0
      ? [
          writeTable(
            ['operation', 'differences', 'what differs', 'line'],
            operations.map((operation) => writeRow(operation, groups, report.contract)),
          ),
        ]
      : []),
    ...writeUnjudged(view),
    ...writeRows('Since last time', view.since ? listSince(view.since) : []),
    ...writeRows('Waivers', listWaivers(view.waivers)),
  ]
  return `${parts.join('\n\n')}\n`
}

function writeRow(operation: string, groups: readonly FindingGroup[], contract: string): string[] {
  const own = groups.filter(({ first }) => first.operation === operation)
  const told = own.slice(0, MOST_TOLD)
  const more = own.length > told.length ? ['…'] : []
  return [
    escapeText(operation),
    String(own.length),
    [...told.map((group) => escapeText(describeCause(group))), ...more].join('<br>'),
    [...told.map(({ first: { line } }) => escapeText(`${contract}:${line}`)), ...more].join('<br>'),
  ]
}

function describeCause({ first, rest }: FindingGroup): string {
  const after = rest.length === 0 ? '' : `; and ${count(rest.length, 'difference')} because of it`
  return `${first.rule}: expected ${first.expected} (${nameOf(first)})${after}`
}

/** Each step that judged nothing is counted, with what kept it from that. */
function writeUnjudged(view: ReportView): string[] {
  const lines = listObstacles(view).map(({ why, steps }) => `${count(steps.length, 'step')} ${why}`)
  return lines.length === 0 ? [] : [`### What could not be judged\n\n${writeList(lines)}`]
}

function writeRows(title: string, rows: readonly Row[]): string[] {
  const told = rows.filter(({ entries }) => entries.length > 0)
  if (told.length === 0) return []
  const lines = told.map(({ label, entries }) => {
    const items = entries.slice(0, MOST_TOLD).map(escapeText)
    const more = entries.length > items.length ? ['…'] : []
    return [label, String(entries.length), [...items, ...more].join('<br>')]
  })
  return [`### ${title}`, writeTable(['', '', ''], lines)]
}

function writeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function writeList(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${escapeText(sentence)}`).join('\n')
}

/** What services answer stays text: neither markup nor a cell's end. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]|#!~@]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
