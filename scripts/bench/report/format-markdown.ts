import { type Figure, reachesGoal } from '../figure'
import { formatGoal, formatInterval, formatNumber, formatRatio } from './format-table'

const HEAD = `| Measured | | Compared with | Ratio | Interval of the median | Goal |
|---|--:|--:|--:|--:|---|`

/** The figures as a table for a document, with their verdicts in words. */
export function formatMarkdown(figures: readonly Figure[]): string {
  return [HEAD, ...figures.map(toRow)].join('\n')
}

function toRow(figure: Figure): string {
  const { name, value, unit, yardstick } = figure
  const cells = [
    name,
    `${formatNumber(value)} ${unit}`,
    yardstick ? `${yardstick.name} ${formatNumber(yardstick.value)}` : '',
    formatRatio(figure),
    formatInterval(figure),
    figure.goal ? `${formatGoal(figure)}: ${reachesGoal(figure)}` : '',
  ]
  return `| ${cells.join(' | ')} |`
}
