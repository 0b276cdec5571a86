import type { Operation } from '../../contract/operation'
import type { HarmKind, Trouble } from './trouble'

/** From the first that a call meets to what ends it: waiting, spoiling the answer, losing it, doing it twice. */
const RANKS: Readonly<Record<HarmKind, number>> = {
  latency: 0,
  'slow-body': 1,
  malformed: 2,
  'wrong-shape': 3,
  'answer-lost': 4,
  twice: 5,
  status: 6,
  html: 6,
  cut: 6,
  hang: 6,
}
const ENDING = RANKS.cut

/**
 * The troubles that a call meets, in the order in which it meets them, however they are written: it waits before it is
 * refused. Of those that end it the first one written does, and the others are not met; nor is a status that the operation
 * does not have, which `*` may name.
 */
export function orderTroubles<Due extends { readonly trouble: Trouble }>(
  due: readonly Due[],
  { responses }: Pick<Operation, 'responses'>,
): readonly Due[] {
  const sorted = due
    .filter(({ trouble: { harm } }) => harm.kind !== 'status' || responses.has(harm.status))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const end = sorted.findIndex((one) => rankOf(one) === ENDING)
  return end === -1 ? sorted : sorted.slice(0, end + 1)
}

function rankOf({ trouble }: { readonly trouble: Trouble }): number {
  return RANKS[trouble.harm.kind]
}
