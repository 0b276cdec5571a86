import type { Exchange } from '../http/exchange'
import type { Assertion, ValueMatch } from './assertion'

/** The answers that hold the value, where it isn't the difference's own. */
type Answered = Exchange | readonly Exchange[]

/** That the value at a pointer of an answer is this one; every one, where the pointer has a `-`. */
export function assertIs(at: string, value: unknown, exchange?: Answered): Assertion {
  return assertEvery(at, { is: value }, exchange)
}

/** That every value at a pointer matches. */
export function assertEvery(at: string, value: ValueMatch, exchange?: Answered): Assertion {
  return { of: 'values', at, test: { kind: 'every', value }, ...toIn(exchange) }
}

/** That some value at a pointer matches. */
export function assertSome(at: string, value: ValueMatch, exchange?: Answered): Assertion {
  return { of: 'values', at, test: { kind: 'some', value }, ...toIn(exchange) }
}

/** That no value at a pointer matches. */
export function assertNone(at: string, value: ValueMatch, exchange?: Answered): Assertion {
  return { of: 'values', at, test: { kind: 'none', value }, ...toIn(exchange) }
}

/** That a list has the record with this id, and that it has these values, each by its pointer. */
export function assertRecord(
  id: string,
  values: Readonly<Record<string, ValueMatch>>,
  exchange?: Answered,
): Assertion {
  const holds = Object.entries({ '/_id': { is: id }, ...values }).map(([at, value]) => ({
    at,
    value,
  }))
  return assertSome('/-', { holds }, exchange)
}

/** That all of them hold. */
export function assertAll(...assertions: readonly Assertion[]): Assertion {
  return { of: 'all', assertions }
}

/** That one of them holds at least. */
export function assertAny(...assertions: readonly Assertion[]): Assertion {
  return { of: 'any', assertions }
}

/** That an email at a pointer is this one, in whatever case. */
export function assertEmail(at: string, email: string, exchange?: Exchange): Assertion {
  // Of an email in another case nothing else is known: as long, and with the same letters.
  return assertAll(
    assertEvery(at, { contains: email }, exchange),
    assertEvery(at, { longest: [...email].length }, exchange),
  )
}

function toIn(exchange: Answered | undefined) {
  return exchange === undefined ? {} : { in: exchange }
}
