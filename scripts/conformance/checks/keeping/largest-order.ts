import type { Answer } from '../../model/call'
import type { World } from '../../model/world'
import { readLimit } from '../limits/read-limit'
import { type Part, sendOrTakeApart } from '../limits/take-apart'
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
  /** On all lines together. */
  readonly pieces: number
}

const TAME_ADDRESS = '1 Conformance Street, Springfield'

/** Of a free product, so that it takes no money: as many lines as are allowed, one of them of as many pieces. */
export function describeLargestOrder({ contract, slots }: World): LargestOrder {
  const { _id } = slots.products.get().free
  const most = readLimit(contract, 'Count', 'maximum')
  const lineCount = readLimit(contract, 'OrderLinesCreate', 'maxItems')
  const products = Array.from({ length: lineCount }, (_, index) => ({
    _id,
    count: index === 0 ? most : 1,
  }))
  const address = fillMarkup('1 Conformance Street', readLimit(contract, 'Address', 'maxLength'))
  return { address, amount: 0, products, pieces: most + lineCount - 1 }
}

/**
 * Places the largest order; its lines have no names and prices, which are ignored.
 *
 * @throws {ContractFailure} that names what is refused.
 */
export function placeLargest(world: World): Promise<Answer> {
  const { address, products } = describeLargestOrder(world)
  const one = products.slice(-1)
  const large = products.slice(0, 1)
  const send = (order: Partial<LargestOrder> & { readonly conformanceExtra?: string }) =>
    sendOrder(world, { address: TAME_ADDRESS, products: one, ...order })
  const part = (what: string, schema: string, order: Parameters<typeof send>[0]): Part => ({
    what,
    pointer: `/components/schemas/${schema}`,
    send: () => send(order),
  })
  return sendOrTakeApart(
    () => send({ address, products, conformanceExtra: 'x' }),
    [
      part('an order without anything unusual', 'OrderCreate', {}),
      part('a field that the contract does not have', 'OrderCreate', { conformanceExtra: 'x' }),
      part(`${products.length} lines`, 'OrderLinesCreate', { products: products.map(toOne) }),
      part(`${large[0]?.count} pieces`, 'Count/maximum', { products: large }),
      ...[...samples, lineBreaks].map(({ name: kind, text }) =>
        part(`an address with ${kind}`, 'Address', { address: text }),
      ),
      part(`an address of ${[...address].length} characters`, 'Address/maxLength', { address }),
    ],
  )
}

function toOne({ _id }: Line): Line {
  return { _id, count: 1 }
}

async function sendOrder(
  world: World,
  order: Pick<LargestOrder, 'address' | 'products'>,
): Promise<Answer> {
  const shopper = world.slots.shopper.get()
  const transactionId = await charge(world, shopper, 0)
  return world.call('createOrder', {
    path: { userId: shopper.id },
    token: shopper.token,
    json: { order: { ...order, transaction_id: transactionId, amount: 0 }, conformanceExtra: 'x' },
  })
}
