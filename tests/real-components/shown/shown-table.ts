import { describeTests } from '../../../scripts/security/page/describe-tests'
import { renderTable } from '../../../scripts/security/page/render-table'
import { titleOfCell } from '../options/cell-title'
import { CELLS, type CellName, type RealOption } from '../options/option'
import { REAL_OPTIONS } from '../options/options'
import { STAND_IN_TESTS } from './stand-in-tests'

const REAL_FILE = 'tests/real-components/options.spec.ts'

/** Each option with its tests on the stand-ins and on the real components, state by state. */
export function renderShownTable(): string {
  return renderTable(
    ['option', 'state', 'on the stand-ins', 'on the published components'],
    REAL_OPTIONS.flatMap((option) => CELLS.map((cell) => rowOf(option, cell))),
  )
}

function rowOf(option: RealOption, cell: CellName): string[] {
  const standIn = STAND_IN_TESTS[option.name]?.[cell]
  if (!standIn) throw new Error(`${option.name} has no test on the stand-ins: ${cell}.`)
  const real = { file: REAL_FILE, title: titleOfCell(option, cell) }
  return [option.name, cell, describeTests([standIn]), describeTests([real])]
}
