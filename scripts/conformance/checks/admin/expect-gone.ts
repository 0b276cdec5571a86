import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Exchange } from '../../http/exchange'
import { ContractFailure, expectContract } from '../../model/errors'
import type { World } from '../../model/world'

function expectGone(isGone: boolean, got: string, exchange: Exchange): void {
  expectContract(isGone, {
    rule: 'read-back',
    operation: 'deleteProduct',
    expected: 'the product is gone',
    got,
    cause: 'The product is not deleted, although the answer says so.',
    exchange,
  })
}

/** A product that is deleted and can still be shown is not deleted where lists have it too; else `showProduct` is to blame. */
export async function expectShownByAll(
  world: World,
  id: string,
  exchange: Exchange,
  shown: Exchange,
) {
  expectGone(!(await isListed(world, id)), 'it can still be shown, and lists have it', exchange)
  throw new ContractFailure({
    rule: 'unknown-id',
    operation: 'showProduct',
    expected: '404 for a product that was deleted',
    got: 'the product, which is in no list any more',
    cause: 'It answers with an old state, perhaps from a cache that deletions do not reach.',
    exchange: shown,
  })
}

/** It can't be shown any more. What search alone still finds is deleted, and search is to blame. */
export async function expectUnlisted(world: World, id: string, exchange: Exchange) {
  expectGone(!(await isListed(world, id)), 'search and lists still have it', exchange)
  throw new ContractFailure({
    rule: 'search',
    operation: 'searchProducts',
    expected: 'a list without the product that was deleted',
    got: 'the product, which can neither be shown nor is in any other list',
    cause: 'Search answers from an index or a cache that deletions do not reach.',
    mayLag: true,
    exchange,
  })
}

async function isListed({ call, slots }: World, id: string): Promise<boolean> {
  const { first, second } = slots.categories.get()
  const filters = { category: [first._id, second._id], price: [] }
  const answer = await call('filterProducts', { json: { limit: 100, skip: 0, filters } })
  return answer.read(productPageShape).data.some(({ _id }) => _id === id)
}
