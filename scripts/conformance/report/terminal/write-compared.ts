import {
  askingLabels,
  describeStart,
  listSince,
  listWaivers,
  type Row,
  type Since,
} from '../compared'
import type { ReportView } from '../report-view'
import type { Paint } from './paint'
import { wrapText } from './wrap-text'

const LABEL_WIDTH = 13
/** So many entries of a row that asks nothing of anybody are enough. */
const MOST_ENTRIES = 5

/** What has changed since an earlier run: a line for each kind, however many differences there are. */
export function writeSince(since: Since, paint: Paint, width: number): string[] {
  return [
    paint('bold', `Since ${describeStart(since)}`),
    ...listSince(since).map(({ label, entries }) => {
      const line = [`${label.padEnd(LABEL_WIDTH)}${entries.length}`, entries.join('; ')].join('  ')
      return cut(line.trimEnd(), width)
    }),
    '',
  ]
}

/** What the run says of the waivers. */
export function writeWaived({ waivers }: ReportView, paint: Paint, width: number): string[] {
  if (waivers.length === 0) return []
  const writeRow = ({ label, entries }: Row) => {
    const told = askingLabels.has(label) ? entries : entries.slice(0, MOST_ENTRIES)
    const untold = entries.length - told.length
    return [
      ...told,
      ...(untold > 0 ? [`and ${untold} more; --html and --json have all`] : []),
    ].flatMap((entry, index) =>
      wrapText((index === 0 ? label : '').padEnd(LABEL_WIDTH), entry, width),
    )
  }
  return [paint('bold', 'Waivers'), ...listWaivers(waivers).flatMap(writeRow), '']
}

function cut(line: string, width: number): string {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}
