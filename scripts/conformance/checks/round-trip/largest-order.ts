import type { Answer } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import type { Part } from '../limits/expect-accepted'
import { readLimit } from '../limits/read-limit'
import { sendOrSplit } from '../limits/send-or-split'
import { fillMarkup, lines as lineBreaks, samples } from '../limits/texts'
import { charge } from '../money/charge'

interface Line {
  readonly _id: string
  readonly count: number
}

export interface LargestOrder {
  readonly address: string
  readonly amount: number
  readonly products: readonly Line[]
}

const TAME_ADDRESS = '1 Conformance Street, Springfield'

/** As many pieces as are allowed of a free product, so that it takes no money, to as long an address. */
export function describeLargestOrder({ contract, slots }: CheckContext): LargestOrder {
  const address = fillMarkup('1 Conformance Street', readLimit(contract, 'Address', 'maxLength'))
  const count = readLimit(contract, 'Count', 'maximum')
  return { address, amount: 0, products: [{ _id: slots.products.get().free._id, count }] }
}

/** As many lines as are allowed, of a piece each: a service may join those of one product. */
export function describeMostLines({ contract, slots }: CheckContext): readonly Line[] {
  const { _id } = slots.products.get().free
  const length = readLimit(contract, 'OrderLinesCreate', 'maxItems')
  return Array.from({ length }, () => ({ _id, count: 1 }))
}

/**
 * Places the largest order; its line has no name and price, which are ignored.
 *
 * @throws {ContractFailure} that names what is refused.
 */
export function placeLargest(context: CheckContext): Promise<Answer> {
  const { address, products } = describeLargestOrder(context)
  const one = describeMostLines(context).slice(0, 1)
  const send = (order: Partial<LargestOrder> & { readonly conformanceExtra?: string }) =>
    sendOrder(context, { address: TAME_ADDRESS, products: one, ...order })
  const part = (what: string, schema: string, order: Parameters<typeof send>[0]): Part => ({
    what,
    pointer: `/components/schemas/${schema}`,
    operation: 'createOrder',
    send: () => send(order),
  })
  return sendOrSplit(
    () => send({ address, products, conformanceExtra: 'x' }),
    [
      part('an order without anything unusual', 'OrderCreate', {}),
      part('a field that the contract does not have', 'OrderCreate', { conformanceExtra: 'x' }),
      part(`${products[0]?.count} pieces`, 'Count/maximum', { products }),
      ...[...samples, lineBreaks].map(({ name: kind, text }) =>
        part(`an address with ${kind}`, 'Address', { address: text }),
      ),
      part(`an address of ${[...address].length} characters`, 'Address/maxLength', { address }),
    ],
  )
}

/**
 * Places an order of as many lines as the contract allows.
 *
 * @throws {ContractFailure} when it is refused.
 */
export async function placeMostLines(context: CheckContext): Promise<Answer> {
  const products = describeMostLines(context)
  return sendOrSplit(
    () => sendOrder(context, { address: TAME_ADDRESS, products }),
    [
      {
        what: `${products.length} lines`,
        pointer: '/components/schemas/OrderLinesCreate/maxItems',
        operation: 'createOrder',
        send: () => sendOrder(context, { address: TAME_ADDRESS, products }),
      },
    ],
  )
}

async function sendOrder(
  context: CheckContext,
  order: Pick<LargestOrder, 'address' | 'products'>,
): Promise<Answer> {
  const shopper = context.slots.shopper.get()
  const transactionId = await charge(context, shopper, 0)
  return context.call('createOrder', {
    path: { userId: shopper.id },
    token: shopper.token,
    json: { order: { ...order, transaction_id: transactionId, amount: 0 } },
  })
}
