import { listProductsResponse } from '../../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../../src/api/generated/types'
import type { Exchange } from '../../../http/exchange'
import { assertAll } from '../../../model/assert-values'
import type { Assertion } from '../../../model/assertion'
import type { CheckContext } from '../../../model/check-context'
import { expectContract } from '../../../model/errors'
import { toForm } from '../../admin/product-form'
import { atOnce } from '../../races/at-once'

/** Created at the same time, so that many have the same `createdAt` where it is kept in seconds. */
const AT_ONCE = 10

/** Every product, and the answer that listed them. */
interface WholeList {
  readonly listed: readonly Product[]
  readonly exchange: Exchange
}

/**
 * Every product: a list that ends early holds others when it begins at its other end.
 *
 * @throws {ContractFailure} when it does
 */
export async function listWhole(context: CheckContext): Promise<WholeList> {
  const list = async (order: 'asc' | 'desc') => {
    const query = { sortBy: 'createdAt', order, limit: 'undefined' }
    return context.call('listProducts', { query })
  }
  const first = await list('desc')
  const newest = first.read(listProductsResponse.shape)
  const answer = await list('asc')
  const listed = answer.read(listProductsResponse.shape)
  const ids = new Set(listed.map(({ _id }) => _id))
  const found = newest.find(({ _id }) => !ids.has(_id))
  // Others may have deleted it meanwhile.
  const again = found && (await list('desc')).read(listProductsResponse.shape)
  const missing = again?.some(({ _id }) => _id === found?._id) ? found : undefined
  expectContract(missing === undefined, {
    rule: 'limit',
    operation: 'listProducts',
    expected: 'every product for limit=undefined',
    got: `${listed.length} products, without ${missing?.name}`,
    cause: 'A limit of the service’s own applies, which the contract does not have.',
    assertion: assertAll(
      assertListed(missing, listed.length + 1, first.exchange),
      assertListed(missing, listed.length + 1),
    ),
    mayLag: true,
    exchange: answer.exchange,
  })
  return { listed, exchange: answer.exchange }
}

/**
 * That a product is in a list.
 *
 * @param records so many products there must be for a list to leave it out
 */
export function assertListed(
  product: Product | undefined,
  records: number,
  exchange?: Exchange,
): Assertion {
  return {
    of: 'values',
    at: '/-/_id',
    test: { kind: 'some', value: { is: product?._id ?? null } },
    records,
    ...(exchange ? { in: exchange } : {}),
  }
}

/** Whether a search for "e" finds it, as it does most names of every language with that letter. */
export function isNamed({ name }: Product): boolean {
  return name.toLowerCase().includes('e')
}

/** Creates products with an e in their names, ten at a time. */
export async function fill({ call, slots, identity }: CheckContext, count: number): Promise<void> {
  const { id: userId, token } = slots.admin.get()
  const create = (number: number) =>
    call('createProduct', {
      path: { userId },
      token,
      form: toForm({
        name: identity.productName(`Row ${number}`),
        description: 'One of many.',
        price: 2,
        categoryId: slots.categories.get().second._id,
        shipping: 0,
        quantity: 1,
      }),
    })
  for (let made = 0; made < count; made += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, n) => made + n)
    await atOnce(numbers.map(create))
  }
}
