import type { Product } from '../../../../src/api/generated/types'
import type { Answer, CallOptions } from '../../model/call'
import type { Actor, CheckContext } from '../../model/check-context'

export interface Line {
  readonly product: Pick<Product, '_id' | 'name' | 'price'>
  readonly count: number
}

export interface Placement {
  readonly lines: readonly Line[]
  readonly transactionId: string
  /** The lines' total when left out. */
  readonly amount?: number
}

/** The sum of the lines, exact to the cent. */
export function totalOf(lines: readonly Line[]): number {
  return (
    lines.reduce(
      (cents, { product, count }) => cents + Math.round(product.price * 100) * count,
      0,
    ) / 100
  )
}

export function toOrderBody({ lines, transactionId, amount = totalOf(lines) }: Placement) {
  return {
    order: {
      products: lines.map(({ product: { _id, name, price }, count }) => ({
        _id,
        name,
        price,
        count,
      })),
      transaction_id: transactionId,
      amount,
      address: '1 Conformance Street, Springfield',
    },
  }
}

/** Sends an order. */
export function placeOrder(
  { call }: CheckContext,
  actor: Actor,
  placement: Placement,
  options: CallOptions = {},
): Promise<Answer> {
  return call('createOrder', {
    path: { userId: actor.id },
    token: actor.token,
    json: toOrderBody(placement),
    ...options,
  })
}
