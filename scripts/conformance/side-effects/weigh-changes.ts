import { asArray, asObject, isObject } from '../../../mocks/contract/json'
import type { Exchange } from '../http/exchange'
import { readFields } from '../http/read-fields'
import type { Assertion } from '../model/assertion'
import type { Difference } from '../model/errors'
import type { Change } from './snapshot'

/** So many products don't change alike by chance while one request is answered. */
export const MANY = 3

/**
 * How sure it is that requests of this run have changed products of others: `proved` by a value that was sent; `alike`: many
 * changed in one way at once, so that it is one hand, this run's or another's; `possible` for anything else that changed.
 */
export function weighChanges(
  changes: readonly Change[],
  sent: readonly Exchange[],
): 'proved' | 'alike' | 'possible' | 'none' {
  if (changes.length === 0) return 'none'
  if (sent.some((exchange) => findSentValues(changes, exchange).length > 0)) return 'proved'
  const alike = new Map<string, number>()
  for (const change of changes) {
    const key = describeKind(change)
    alike.set(key, (alike.get(key) ?? 0) + 1)
  }
  return Math.max(...alike.values()) >= MANY ? 'alike' : 'possible'
}

/** Fewer signs are in too many products to prove anything. */
const SHORTEST = 3

/** The changes to a value that a request sent. */
export function findSentValues(
  changes: readonly Change[],
  { request }: Exchange,
): readonly Change[] {
  const sent = Object.values(readFields(request)).filter((value) => !isObject(value))
  const values = new Set(sent.map(toValue))
  return changes.filter(({ fields }) =>
    fields.some(([, , after]) => String(after).length >= SHORTEST && values.has(toValue(after))),
  )
}

/** `7.35` and `"7.35"` are the same value. */
function toValue(value: unknown): string {
  const number = Number(value)
  return value === '' || Number.isNaN(number) ? String(value) : String(number)
}

function describeKind({ fields, isGone }: Change): string {
  if (isGone) return 'gone'
  return fields
    .map(([field, before, after]) =>
      typeof before === 'number' && typeof after === 'number'
        ? `${field} ${after - before} ${after}`
        : `${field} ${String(after)}`,
    )
    .join()
}

const NAMED = 3

/** The finding that a request has changed others' products. */
export function describeSideEffects(
  changes: readonly Change[],
  exchange: Exchange,
  exchanges: readonly Exchange[],
): Difference {
  const assertion = assertUntouched(changes, exchange, exchanges)
  const { operation } = exchange.request
  const some = changes.slice(0, NAMED).map(describeChange).join('; ')
  const more = changes.length > NAMED ? '; …' : ''
  return {
    rule: 'other-records',
    operation,
    expected: 'no product changes but the one that the request is about',
    got: `${changes.length} ${changes.length === 1 ? 'other' : 'others'} changed: ${some}${more}`,
    cause: 'The write is not limited to the record that the request names.',
    ...(assertion
      ? { assertion }
      : { unshown: 'The products were not listed before and after it.' }),
    exchange,
  }
}

/** That the first of the products is listed after the write as it was before. */
function assertUntouched(
  [change]: readonly Change[],
  { number }: Exchange,
  exchanges: readonly Exchange[],
): Assertion | undefined {
  const lists = exchanges.filter(({ request }) => request.operation === 'listProducts')
  const isListed = ({ json }: Exchange) => placeOf(json, change?.id) !== -1
  const pairs = lists
    .filter((one) => one.number < number && isListed(one))
    .toReversed()
    .flatMap((before) => {
      const after = lists.find(
        (one) =>
          one.number > number &&
          (change?.isGone ? one.request.url === before.request.url : isListed(one)),
      )
      return after ? [{ before, after }] : []
    })
  const [pair] = pairs
  if (!change || !pair) return undefined
  const { before, after } = pair
  if (change.isGone) return assertNoneGone(before, after)
  const place = placeOf(before.json, change.id)
  const fields = change.fields.map(([field]) => ({
    at: `/${field}`,
    value: { sameAs: { in: before, at: `/${place}/${field}` } },
  }))
  const holds = [{ at: '/_id', value: { is: change.id } }, ...fields]
  return { of: 'values', at: '/-', test: { kind: 'some', value: { holds } }, in: after }
}

/** Part of the names of the check's own products. */
const OWN = 'Conformance zq'

/** That what was listed before, but for the check's own, is listed after. */
function assertNoneGone(before: Exchange, after: Exchange): Assertion {
  const holds = [
    { at: '/name', value: { not: { contains: OWN } } },
    { at: '/_id', value: { not: { isAmong: { in: after, at: '/-/_id' } } } },
  ]
  return { of: 'values', at: '/-', test: { kind: 'none', value: { holds } }, in: before }
}

function placeOf(list: unknown, id: string | undefined): number {
  return asArray(list).findIndex((entry) => asObject(entry)['_id'] === id)
}

function describeChange({ name, fields, isGone }: Change): string {
  if (isGone) return `${name} is gone`
  return `${name}: ${fields.map(([field, before, after]) => `${field} ${String(before)} is ${String(after)}`).join(', ')}`
}
