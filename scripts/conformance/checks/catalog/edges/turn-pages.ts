import { listProductsResponse } from '../../../../../src/api/generated/responses/list-products'
import { productPageShape } from '../../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../../src/api/generated/types'
import type { Exchange } from '../../../http/exchange'
import type { Assertion } from '../../../model/assertion'
import type { CheckContext } from '../../../model/check-context'
import { expectContract } from '../../../model/errors'
import { expectSorted } from '../expect-sorted'

/** A large catalogue is not read to its end. */
const MOST_PAGES = 30

/**
 * Turns the pages of categories, from its newest product to its oldest.
 *
 * @throws {ContractFailure} unless they hold each of their products once, the newest first
 */
export async function turnPages(
  { call }: CheckContext,
  category: readonly string[],
  limit: number,
): Promise<void> {
  const all = await call('listProducts', { query: { limit: 'undefined' } })
  const expected = all
    .read(listProductsResponse.shape)
    .filter((product) => category.includes(product.category._id))
  const seen: Product[] = []
  const pages: Exchange[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const filters = { category, price: [] }
    const answer = await call('filterProducts', { json: { limit, skip: page * limit, filters } })
    const { data } = answer.read(productPageShape)
    seen.push(...data)
    pages.push(answer.exchange)
    const place = { at: '/data/-', in: pages } as const
    expectSorted(answer, seen, { field: 'createdAt', order: 'desc' }, place)
    const ids = new Set(seen.map(({ _id }) => _id))
    const isLast = data.length < limit
    const missing = isLast ? expected.find(({ _id }) => !ids.has(_id)) : undefined
    expectContract(ids.size === seen.length && !missing, {
      rule: 'disjoint-pages',
      operation: 'filterProducts',
      expected: 'pages that together hold each product once',
      got: missing ? `pages without ${missing.name}` : `a product twice by page ${page + 1}`,
      cause: 'Products of one moment have no order of their own: it differs from page to page.',
      mayLag: missing !== undefined,
      assertion: missing
        ? assertMissing(missing, seen.length + 1, pages)
        : { of: 'values', at: '/data/-/_id', test: { kind: 'unique' }, in: pages },
      exchange: answer.exchange,
    })
    if (isLast) break
  }
}

/** A page that ends too early leaves something out only where there is more than it holds. */
function assertMissing({ _id }: Product, records: number, pages: readonly Exchange[]): Assertion {
  return {
    of: 'values',
    at: '/data/-/_id',
    test: { kind: 'some', value: { is: _id } },
    records,
    in: pages,
  }
}
