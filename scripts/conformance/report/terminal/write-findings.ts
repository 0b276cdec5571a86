import type { Finding, Report } from '../../model/report'
import { rules } from '../../model/rules'
import { accessColumns, type Cell, readAccessTable } from '../access-table'
import type { Color, Paint } from './paint'
import { wrapText } from './wrap-text'

const INDENT = '    '

/** A finding in full: the difference, its place in the contract, the step, the likely cause and a command that repeats it. */
export function describeFinding(
  finding: Finding,
  contract: string,
  paint: Paint,
  width: number,
): string {
  const { severity, rule, operation, line, check, step, expected, got, cause, curl, scripts } =
    finding
  const isFailure = severity === 'failure'
  const mark = isFailure ? paint('red', '✗ differs') : paint('yellow', '› advice')
  const facts: readonly (readonly [string, string])[] = [
    ['', rules[rule].promise],
    ['step      ', `${check} › ${step}`],
    ['expected  ', expected],
    ['got       ', got],
    ['perhaps   ', cause],
  ]
  return [
    `${mark}  ${paint('bold', `${operation} · ${rule}`)}  ${paint('dim', `${contract}:${line}`)}`,
    ...facts.flatMap(([label, text]) => wrapText(INDENT + label, text, width)),
    // In one line, to be copied.
    ...(curl ? [paint('dim', INDENT + curl)] : []),
    ...(scripts ? wrapText(`${INDENT}again     `, `sh ${scripts.name}.sh`, width) : []),
  ].join('\n')
}

const NARROWEST = 4
const GAP = '  '

/** The access matrix as a table of at most 80 columns; nothing when it was not run. */
export function writeAccessTable(report: Report, paint: Paint): string[] {
  const rows = readAccessTable(report)
  if (rows.length === 0) return []
  const first = Math.max(...rows.map(({ operation }) => operation.length))
  const pad = (text: string, index: number) =>
    text.padEnd(Math.max(accessColumns[index]?.short.length ?? 0, NARROWEST))
  const head = accessColumns.map(({ short }, index) => pad(short, index)).join(GAP)
  return [
    paint('bold', `${'access'.padEnd(first)}${GAP}${head}`.trimEnd()),
    ...rows.map(({ operation, cells }) => {
      const marks = cells.map((cell, index) => {
        const [mark, color] = toMark(cell)
        return paint(color, pad(mark, index))
      })
      return `${operation.padEnd(first)}${GAP}${marks.join(GAP)}`.trimEnd()
    }),
  ]
}

function toMark(cell: Cell): readonly [string, Color] {
  switch (cell.kind) {
    case 'refused':
      return [String(cell.status), 'green']
    case 'differs':
      return [`${cell.status ?? ''}!`, 'red']
    case 'allowed':
      return ['yes', 'green']
    case 'undecided':
      return ['?', 'yellow']
    case 'not tried':
      return ['·', 'dim']
    case 'none':
      return ['', 'dim']
  }
}
