import { asObject, isObject } from '../../../../mocks/contract/json'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import type { CheckContext } from '../../model/check-context'
import type { ContractFailure } from '../../model/errors'
import { tryFurther } from '../../send/try-further'
import type { ProductFacts } from './product-form'

/**
 * The product that a failed creation has made all the same: what is not about the broken field can be tried with it.
 *
 * @param needsIdOnly whether nothing builds on its price, its pieces and its category
 * @returns `undefined` where none is shown, or another one than orders and filters build on
 */
export async function findMade(
  context: CheckContext,
  { difference }: ContractFailure,
  facts: ProductFacts,
  needsIdOnly: boolean,
): Promise<Product | undefined> {
  const answered = readAnswer(difference.exchange)
  if (typeof answered?.['_id'] !== 'string' || answered['_id'] === '') return undefined
  const shown = await show(context, answered['_id'])
  if (!shown || !(needsIdOnly || isAsSent(shown, facts))) return undefined
  const { categoryId, shipping, ...sent } = facts
  return {
    ...sent,
    shipping: shipping === 1 ? 1 : 0,
    _id: answered['_id'],
    name: orElse(shown['name'], sent.name),
    category: { _id: categoryId, name: orElse(asObject(shown['category'])['name'], '') },
    createdAt: orElse(shown['createdAt'], ''),
    sold: 0,
  }
}

/** What an answer says of the product: that to a creation may be made of the form. */
function readAnswer(exchange: Exchange | undefined): Record<string, unknown> | undefined {
  if (!exchange || exchange.status >= 300) return undefined
  const body = asObject(exchange.json)
  return exchange.request.operation === 'createProduct' ? asObject(body['data']) : body
}

async function show(
  { call, client }: CheckContext,
  productId: string,
): Promise<Record<string, unknown> | undefined> {
  // Its shape may be what has failed before.
  await tryFurther(call('showProduct', { path: { productId }, expect: [200, 404] }))
  const last = client.exchanges.findLast(({ request }) => request.operation === 'showProduct')
  const shown = readAnswer(last)
  return shown?.['_id'] === productId ? shown : undefined
}

/** A value of another type than the contract's may be the right one inside the service. */
function isAsSent(shown: Record<string, unknown>, sent: ProductFacts): boolean {
  const { price, quantity, category, name } = shown
  return (
    isLike(price, sent.price) &&
    isLike(quantity, sent.quantity) &&
    isLike(isObject(category) ? category['_id'] : undefined, sent.categoryId) &&
    isLike(name, sent.name)
  )
}

function isLike(shown: unknown, sent: number | string): boolean {
  return typeof shown !== typeof sent || shown === sent
}

function orElse(shown: unknown, otherwise: string): string {
  return typeof shown === 'string' ? shown : otherwise
}
