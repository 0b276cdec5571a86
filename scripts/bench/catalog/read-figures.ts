import type { Figure } from '../figure'
import type { MeasuredCatalog } from './measure-catalog'
import { FIRST_PAGE, readCalls } from './read-calls'

const DEEP_GOAL = 2

export interface ReadFigureOptions {
  readonly goalMs: number
  /** Of each call. */
  toName(call: string): string
}

/** The reads of a large catalog beside those of a small one, and those far down beside the first page. */
export function toReadFigures(
  small: MeasuredCatalog,
  large: MeasuredCatalog,
  { goalMs, toName }: ReadFigureOptions,
): Figure[] {
  const read = ({ reads }: MeasuredCatalog, name: string) => reads.get(name) ?? Number.NaN
  return readCalls().flatMap(({ name, isDeep, isAfterChange }): Figure[] => {
    const measured = { name: toName(name), value: read(large, name), unit: 'ms' } as const
    const figure: Figure = { ...measured, yardstick: { name: '1,000', value: read(small, name) } }
    // The cost of a change has no goal: only the first read after it pays.
    if (isAfterChange) return [figure]
    const bounded: Figure = { ...figure, goal: { of: 'value', atMost: goalMs } }
    if (!isDeep) return [bounded]
    const besideFirst: Figure = {
      ...measured,
      name: toName(`${name}, beside the first page`),
      yardstick: { name: 'first', value: read(large, FIRST_PAGE) },
      goal: { of: 'ratio', atMost: DEEP_GOAL },
    }
    return [bounded, besideFirst]
  })
}
