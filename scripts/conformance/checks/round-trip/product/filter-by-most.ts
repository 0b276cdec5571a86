import type { Answer } from '../../../model/call'
import type { CheckContext } from '../../../model/check-context'
import type { Part } from '../../limits/expect-accepted'
import { readLimit } from '../../limits/read-limit'
import { sendOrSplit } from '../../limits/send-or-split'

const MEDIA_TYPE = 'application/json; charset=utf-8'

interface Body {
  readonly limit: number
  readonly skip: number
  readonly filters: { readonly category: readonly string[]; readonly price: readonly number[] }
}

/**
 * Filters by as many categories as the contract allows, up to the highest price.
 *
 * @throws {ContractFailure} that names the value which is refused.
 */
export function filterByMost({ call, contract, slots }: CheckContext): Promise<Answer> {
  const { first, second } = slots.categories.get()
  const most = readLimit(contract, 'CategoryFilter', 'maxItems')
  // The one that is looked for comes last: a service may cut the list.
  const category = [...Array.from({ length: most - 1 }, () => second._id), first._id]
  const limit = readLimit(contract, 'ProductFilter/properties/limit', 'maximum')
  const price = [0, readLimit(contract, 'Price', 'maximum')]
  const tame: Body = { limit: 6, skip: 0, filters: { category: [first._id], price: [] } }
  const send = (body: object) => call('filterProducts', { json: body })
  const sendText = (body: object) =>
    call('filterProducts', { raw: { mediaType: MEDIA_TYPE, text: JSON.stringify(body) } })
  const part = (what: string, place: string, request: () => Promise<Answer>): Part => ({
    what,
    pointer: `/components/schemas/${place}`,
    send: request,
  })
  const filters = 'ProductFilter/properties/filters/properties/price'
  return sendOrSplit(
    () => sendText({ ...tame, limit, conformanceExtra: 'x', filters: { category, price } }),
    [
      part('a filter without anything unusual', 'ProductFilter', () => send(tame)),
      part(`the content type ${MEDIA_TYPE}`, 'ProductFilter', () => sendText(tame)),
      part('a field that the contract does not have', 'ProductFilter', () =>
        send({ ...tame, conformanceExtra: 'x' }),
      ),
      part(`a limit of ${limit}`, 'ProductFilter/properties/limit', () => send({ ...tame, limit })),
      part(`${most} categories`, 'CategoryFilter', () =>
        send({ ...tame, filters: { category, price: [] } }),
      ),
      part(`prices from ${price.join(' to ')}`, filters, () =>
        send({ ...tame, filters: { ...tame.filters, price } }),
      ),
    ],
  )
}
