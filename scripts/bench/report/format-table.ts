import { type Figure, ratioOf, reachesGoal, type Verdict } from '../figure'

const HEAD = ['', 'measured', 'yardstick', 'ratio', 'interval', 'goal', 'last run', '']

/** The figures as lines of equal columns; `last`: the values of the previous run, by name. */
export function formatTable(figures: readonly Figure[], last: ReadonlyMap<string, number>): string {
  const rows = figures.map((figure) => toCells(figure, last.get(figure.name)))
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const toLine = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [HEAD, ...rows].map(toLine).join('\n')
}

function toCells(figure: Figure, last: number | undefined): string[] {
  const { name, value, unit, yardstick } = figure
  return [
    name,
    `${formatNumber(value)} ${unit}`,
    yardstick ? `${yardstick.name} ${formatNumber(yardstick.value)}` : '',
    formatRatio(figure),
    formatInterval(figure),
    formatGoal(figure),
    last === undefined ? '' : formatChange(value, last),
    formatVerdict(figure),
  ]
}

/** As `≤ 25`, or as `≤ × 5` of the yardstick. */
export function formatGoal({ goal }: Figure): string {
  if (!goal) return ''
  return goal.of === 'ratio' ? `≤ × ${goal.atMost}` : `≤ ${goal.atMost}`
}

/** As `× 0.38`; `none` where it was a ratio to 0. */
export function formatRatio(figure: Figure): string {
  const ratio = ratioOf(figure)
  if (ratio === undefined) return ''
  return Number.isNaN(ratio) ? 'none' : `× ${ratio.toFixed(2)}`
}

/** As `× 0.35–0.41 (15)`: between what the median of so many lies; `none (15)` where they don't tell. */
export function formatInterval({ interval }: Figure): string {
  if (!interval) return ''
  const { of, low, high, count } = interval
  if (!Number.isFinite(low) || !Number.isFinite(high)) return `none (${count})`
  const write = (end: number) => (of === 'ratio' ? end.toFixed(2) : formatNumber(end))
  return `${of === 'ratio' ? '× ' : ''}${write(low)}–${write(high)} (${count})`
}

const MARKS: Readonly<Record<Verdict, string>> = { reached: '✓', missed: '✗', open: '?' }

function formatVerdict(figure: Figure): string {
  const verdict = reachesGoal(figure)
  return verdict ? MARKS[verdict] : ''
}

function formatChange(value: number, last: number): string {
  if (last === 0) return formatNumber(last)
  const percent = Math.round((value / last - 1) * 100)
  return `${formatNumber(last)} (${percent >= 0 ? '+' : ''}${percent} %)`
}

/** Three digits that count: 0.42, 3.14, 31.4, 314, 3,142. */
export function formatNumber(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 1))))
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}
