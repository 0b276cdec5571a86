import { productPageShape } from '../../../../../src/api/generated/shapes/product-page'
import { assertAll, assertSome } from '../../../model/assert-values'
import type { Answer } from '../../../model/call'
import type { CheckContext } from '../../../model/check-context'
import { expectContract } from '../../../model/errors'
import { expectEmpty } from './expect-page'

/** Further than the prices of the check's own products. */
const HIGH = 30

/** No price is as high as the lowest one and as low as the highest: nothing is found, if the bounds are taken at all. */
export async function filterReversed(
  { call }: CheckContext,
  category: readonly string[],
): Promise<void> {
  const json = { limit: 100, skip: 0, filters: { category, price: [HIGH, 0] } }
  // No sentence says that bounds may be in reverse, and none that they may not.
  const answer = await call('filterProducts', { json, expect: [200, 400] })
  if (answer.status === 200) expectEmpty(answer, 'price-filter', 'prices from 30 to 0')
}

/** The schema allows one bound, and the words speak of two: it may be taken or refused, but needs an answer. */
export async function filterHalf(
  { call }: CheckContext,
  category: readonly string[],
): Promise<void> {
  const json = { limit: 100, skip: 0, filters: { category, price: [0] } }
  await call('filterProducts', { json, expect: [200, 400] })
}

/**
 * Each page is one longer than that before, so that none begins at a multiple of its length.
 *
 * @throws {ContractFailure} unless they hold together what a page of all holds, each product once
 */
export async function turnGrowing(
  { call }: CheckContext,
  category: readonly string[],
): Promise<void> {
  const open = (limit: number, skip: number) =>
    call('filterProducts', { json: { limit, skip, filters: { category, price: [] } } })
  const idsOf = (page: Answer) => page.read(productPageShape).data.map(({ _id }) => _id)
  const whole = await open(100, 0)
  const all = idsOf(whole)
  const pages: Answer[] = []
  for (let limit = 1, skip = 0; skip < all.length; skip += limit, limit += 1) {
    pages.push(await open(limit, skip))
  }
  const ids = pages.flatMap(idsOf)
  const missing = all.find((id) => !ids.includes(id))
  const exchanges = pages.map(({ exchange }) => exchange)
  const last = exchanges.at(-1)
  expectContract(new Set(ids).size === ids.length && missing === undefined, {
    rule: 'disjoint-pages',
    operation: 'filterProducts',
    expected: 'pages that together hold each product once, from wherever they begin',
    got: missing === undefined ? 'a product on two pages' : `pages without ${missing}`,
    cause: '`skip` is counted in whole pages: a page begins where another one of its length would.',
    assertion: assertAll(
      { of: 'values', at: '/data/-/_id', test: { kind: 'unique' }, in: exchanges },
      ...(missing === undefined ? [] : [assertSome('/data/-/_id', { is: missing }, exchanges)]),
    ),
    ...(last ? { exchange: last } : {}),
  })
}
