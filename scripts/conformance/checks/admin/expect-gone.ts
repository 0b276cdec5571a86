import { readPointer } from '../../../../mocks/contract/json'
import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertNone } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, expectContract } from '../../model/errors'

function expectGone(isGone: boolean, got: string, exchange: Exchange, assertion: Assertion): void {
  expectContract(isGone, {
    rule: 'read-back',
    operation: 'deleteProduct',
    expected: 'the product is gone',
    got,
    cause: 'The product is not deleted, although the answer says so.',
    assertion,
    exchange,
  })
}

/** A product that is deleted and can still be shown is not deleted where lists have it too; else `showProduct` is to blame. */
export async function expectShownByAll(
  context: CheckContext,
  id: string,
  exchange: Exchange,
  shown: Exchange,
) {
  const isHidden = assertAll(...assertShown(context, id, shown), {
    of: 'status',
    isOneOf: [404],
    in: shown,
  })
  const { isListed } = await readList(context, id)
  expectGone(!isListed, 'it can still be shown, and lists have it', exchange, isHidden)
  throw new ContractFailure({
    rule: 'unknown-id',
    operation: 'showProduct',
    expected: '404 for a product that was deleted',
    got: 'the product, which is in no list any more',
    cause: 'It answers with an old state, perhaps from a cache that deletions do not reach.',
    assertion: isHidden,
    exchange: shown,
  })
}

/** It can't be shown any more. What search alone still finds is deleted, and search is to blame. */
export async function expectUnlisted(context: CheckContext, id: string, exchange: Exchange) {
  const { isListed, list } = await readList(context, id)
  const inList = assertNone('/data/-/_id', { is: id }, list)
  expectGone(!isListed, 'search and lists still have it', exchange, inList)
  throw new ContractFailure({
    rule: 'search',
    operation: 'searchProducts',
    expected: 'a list without the product that was deleted',
    got: 'the product, which can neither be shown nor is in any other list',
    cause: 'Search answers from an index or a cache that deletions do not reach.',
    mayLag: true,
    assertion: assertAll(...assertShown(context, id, exchange), assertNone('/-/_id', { is: id })),
    exchange,
  })
}

/** That it was shown before, so that a script fills the cache too. */
function assertShown({ client }: CheckContext, id: string, before: Exchange): readonly Assertion[] {
  const shown = client.exchanges.findLast(
    ({ number, request, status, json }) =>
      number < before.number &&
      request.operation === 'showProduct' &&
      status === 200 &&
      readPointer(json, '/_id') === id,
  )
  return shown ? [{ of: 'status', isOneOf: [200], in: shown }] : []
}

async function readList(
  { call, slots }: CheckContext,
  id: string,
): Promise<{ readonly isListed: boolean; readonly list: Exchange }> {
  const { first, second } = slots.categories.get()
  const filters = { category: [first._id, second._id], price: [] }
  const answer = await call('filterProducts', { json: { limit: 100, skip: 0, filters } })
  const isListed = answer.read(productPageShape).data.some(({ _id }) => _id === id)
  return { isListed, list: answer.exchange }
}
