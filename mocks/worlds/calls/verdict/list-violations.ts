import type { Violation } from '../../../api/contract/describe-problems'
import { nearestValue } from './nearest-value'

/** A page that differs in each of its products is understood by then. */
const MOST = 10

/** Holds what is judged, by part: `requestBody`, `query` and `path`, or `responseBody`. */
type Judged = Readonly<Record<string, unknown>>

/**
 * All violations of what is judged, at most 10: the validators stop at the first one, so that it is put right in a copy,
 * with the nearest valid value, before the next one is looked for.
 */
export function listViolations<Root extends Judged>(
  judged: Root,
  find: (judged: Root) => Violation | undefined,
): readonly Violation[] {
  const first = find(judged)
  // Nearly every call is as the contract has it: nothing is copied for those.
  if (!first) return []
  const copy = structuredClone(judged)
  const violations: Violation[] = []
  for (let violation: Violation | undefined = first; violation; violation = find(copy)) {
    const { place } = violation
    // What could not be put right is found again.
    if (violations.length === MOST || violations.some((one) => one.place === place)) break
    violations.push(violation)
    const nearest = violation.schema && nearestValue(violation.schema, violation.value)
    if (nearest === undefined || !putAt(copy, violation.path, nearest)) break
  }
  return violations
}

/** Whether there is something that has this place. */
function putAt(root: object, path: readonly string[], value: unknown): boolean {
  const [key, ...rest] = path
  if (key === undefined) return false
  if (rest.length === 0) return Reflect.set(root, key, value)
  const inner: unknown = Object.hasOwn(root, key) ? Reflect.get(root, key) : undefined
  return typeof inner === 'object' && inner !== null && putAt(inner, rest, value)
}
