import { type Figure, none } from '../../../figure'
import type { FuzzRequest, FuzzTarget } from '../make/fuzz-request'

/** What was aimed at an operation and spoilt in its path or method, so that it is none's. */
export const ASTRAY = 'astray'

/** Requests by where they went: an operation's id, a part of the shop, or `ASTRAY`. */
export type Reach = ReadonlyMap<string, number>

const PARTS: readonly FuzzTarget[] = ['page', 'gateway']

/** Where a request goes. */
export function placeOf({
  operationId,
  target,
}: Pick<FuzzRequest, 'operationId' | 'target'>): string {
  return operationId ?? (target === 'operation' ? ASTRAY : target)
}

/** Whether each operation had its share, with the one that had least, and whether any part was left out. */
export function toReachFigures(operationIds: readonly string[], reach: Reach): Figure[] {
  const countOf = (place: string) => reach.get(place) ?? 0
  const [least] = operationIds.toSorted((one, other) => countOf(one) - countOf(other))
  if (least === undefined) throw new Error('The contract has no operation')
  const all = operationIds.reduce((sum, id) => sum + countOf(id), 0)
  const enough = all / operationIds.length / 2
  return [
    { name: `to the operation with the fewest, ${least}`, value: countOf(least), unit: 'requests' },
    ...[...PARTS, ASTRAY].map(
      (place): Figure => ({
        name: `to no operation: ${place}`,
        value: countOf(place),
        unit: 'requests',
      }),
    ),
    none(
      'operations with less than half of an even share',
      operationIds.filter((id) => countOf(id) < enough).length,
    ),
    none(
      'operations and parts that nothing was sent to',
      [...operationIds, ...PARTS].filter((place) => countOf(place) === 0).length,
    ),
  ]
}

/** All counts in one line, the smallest first. */
export function describeReach(reach: Reach): string {
  return [...reach]
    .toSorted(([, one], [, other]) => one - other)
    .map(([place, count]) => `${place} ${count}`)
    .join(', ')
}
