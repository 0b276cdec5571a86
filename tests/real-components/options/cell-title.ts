import type { CellName, RealOption } from './option'

/** The title of the test of one state of an option. */
export function titleOfCell(option: RealOption, cell: CellName): string {
  return `${option.name}, ${cell}: ${option.cells[cell].what}`
}
