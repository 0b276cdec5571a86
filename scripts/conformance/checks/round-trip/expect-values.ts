import { readPointer } from '../../../../mocks/contract/json'
import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertEvery } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, type ShownDifference } from '../../model/errors'
import { describeChange, excerpts, isSameText } from '../limits/compare-text'

/** What a field of a record must be. */
export interface Wanted {
  /** Its name, or the way to it: `category/_id`. */
  readonly field: string
  readonly value: unknown
  /** The answer that has the value, at the same place, where the service makes it: in each run it is another one. */
  readonly from?: Exchange
  /** The operation that wrote it. */
  readonly by: string
  readonly rule: 'read-back' | 'kept-value'
  /** Name of the record's schema. */
  readonly schema: string
}

/** How the field of an answer differs from what was written; `undefined` when it does not. */
export function compareValue(exchange: Exchange, wanted: Wanted): ShownDifference | undefined {
  const { field, value, from, by, rule, schema } = wanted
  const got = readPointer(exchange.json, `/${field}`)
  if (isSame(field, value, got)) return undefined
  const [expected, came] = describe(field, value, got)
  return {
    rule,
    operation: by,
    pointer: `/components/schemas/${schema}/properties/${field.replace(/\/.*/, '')}`,
    expected: `${field}: ${expected}`,
    got: `${field}: ${came}`,
    cause: causeOf(wanted, got),
    assertion: from
      ? assertEvery(`/${field}`, { sameAs: { in: from, at: `/${field}`, as: 'time' } })
      : assertValue(field, value),
    exchange,
  }
}

function describe(field: string, value: unknown, got: unknown): readonly [string, string] {
  if (typeof value === 'string' && typeof got === 'string') {
    return field === 'createdAt' ? describeTimes(value, got) : excerpts(value, got)
  }
  return [JSON.stringify(value), JSON.stringify(got) ?? 'nothing']
}

/** In a report every time of a run looks the same. */
function describeTimes(value: string, got: string): readonly [string, string] {
  const came = Date.parse(got)
  if (Number.isNaN(came)) return ['the time that it had', 'no time']
  return ['the time that it had', isLater(value, got) ? 'a later time' : 'an earlier time']
}

function isLater(value: unknown, got: unknown): boolean {
  return Date.parse(String(got)) > Date.parse(String(value))
}

/** Cut or rounded. */
function isInWholeSeconds(value: unknown, got: unknown): boolean {
  const [kept, came] = [Date.parse(String(value)), Date.parse(String(got))]
  return came % 1000 === 0 && Math.abs(came - kept) < 1000
}

/** Whether a record's value is what was written: times are compared as instants, texts but for line breaks. */
export function isSame(field: string, value: unknown, got: unknown): boolean {
  if (field === 'createdAt') return Date.parse(String(value)) === Date.parse(String(got))
  if (typeof value === 'string' && typeof got === 'string') return isSameText(value, got)
  return JSON.stringify(value) === JSON.stringify(got)
}

/** As data: the value at that field. */
export function assertValue(field: string, value: unknown): Assertion {
  const isOfLines = typeof value === 'string' && value.includes('\n')
  return {
    of: 'values',
    at: `/${field}`,
    test: {
      kind: 'every',
      value: isOfLines ? { isOneOf: [value, value.replaceAll('\n', '\r\n')] } : { is: value },
    },
  }
}

function causeOf({ field, value, rule }: Wanted, got: unknown): string {
  if (field === 'createdAt') {
    if (isInWholeSeconds(value, got)) return 'The time of creation is kept in whole seconds only.'
    if (isLater(value, got)) return 'The time of creation is set anew by every update.'
  }
  if (rule === 'kept-value') return 'A field that was left out lost its value.'
  if (typeof value === 'string' && typeof got === 'string') return describeChange(value, got)
  if (value === 0) return 'A zero is taken for an absent value.'
  return 'The field is not stored as it was sent.'
}

/**
 * Fails the step when a product that is shown differs from what was written. Where lists have the right value, it is
 * the operation that shows it which is to blame.
 *
 * @throws {ContractFailure}
 */
export async function expectProduct(
  context: CheckContext,
  shown: Answer,
  wanted: Wanted,
): Promise<void> {
  const difference = compareValue(shown.exchange, wanted)
  if (!difference) return
  const isListedRight = (await listProduct(context, shown)).some((product) =>
    isSame(wanted.field, wanted.value, readPointer(product, `/${wanted.field}`)),
  )
  throw new ContractFailure(
    isListedRight ? { ...difference, rule: 'read-back', operation: 'showProduct' } : difference,
  )
}

async function listProduct({ call }: CheckContext, shown: Answer): Promise<readonly Product[]> {
  const { _id } = shown.read(productShape)
  try {
    const query = { sortBy: 'createdAt', order: 'desc', limit: '100' }
    const listed = (await call('listProducts', { query })).read(listProductsResponse.shape)
    return listed.filter((product) => product._id === _id)
  } catch (error) {
    // The list has a finding of its own.
    if (error instanceof ContractFailure) return []
    throw error
  }
}
