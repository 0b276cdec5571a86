import { asObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { readForm, readJson } from '../../wrap/messages'
import { entries } from '../../wrap/one-operation'
import { fillStock } from '../purchases/books'
import {
  charge,
  onTurn,
  pause,
  read,
  readOrder,
  refusal,
  type Turn,
  writeProduct,
} from '../trade/turn'
import type { Loss, Prize } from './race'

const SLOW_READ_MS = 4

/** A nonce that can be charged once. */
export const ofNonce: Prize = async ({ request }) => {
  const { paymentMethodNonce, amount } = await readJson(request)
  const nonce = String(paymentMethodNonce)
  return nonce.startsWith('fake-') || amount === 0 ? undefined : nonce
}
export const ofTransaction: Prize = async ({ request }) =>
  String((await readOrder(request))['transaction_id'])
export const ofFirstProduct: Prize = async ({ request }) =>
  String(entries((await readOrder(request))['products'])[0]?.['_id'])
export const ofEmail: Prize = async ({ request }) =>
  String((await readJson(request))['email']).toLowerCase()
export const ofName: Prize = async ({ request }) =>
  String((await readJson(request))['name']).toLowerCase()
export const ofCaller: Prize = ({ params }) => params['userId']
export const ofProduct: Prize = ({ params }) => params['productId']
export const ofOrder: Prize = ({ params }) => params['orderId']
export const ofEverything: Prize = ({ request }) =>
  new URL(request.url).pathname.split('/', 4).join()

export async function chargeTwice(turn: Turn): Promise<Response> {
  return turn.forward({ ...(await readJson(turn.request)), paymentMethodNonce: 'fake-valid-nonce' })
}

export async function orderTwice(turn: Turn, aliases: Map<string, string>): Promise<Response> {
  const order = await readOrder(turn.request)
  const paid = await charge(turn, Number(order['amount']))
  if (!paid) return turn.forward()
  aliases.set(paid, String(order['transaction_id']))
  return turn.forward({ order: { ...order, transaction_id: paid } })
}

/** Both requests see one piece, and both write that none is left. */
export async function sellTwice(turn: Turn): Promise<Response> {
  await fillStock(turn, await readOrder(turn.request))
  return turn.forward()
}

/** Both requests write the stock that they read less their own pieces. */
export async function forgetSale(turn: Turn): Promise<Response> {
  const stock = new Map<string, string>()
  for (const { _id } of entries((await readOrder(turn.request))['products'])) {
    const { quantity } = asObject(await read(turn.next, `/product/show/${_id}`))
    stock.set(String(_id), String(quantity))
  }
  const response = await turn.forward()
  if (!response.ok) return response
  for (const [id, quantity] of stock) await writeProduct(turn, id, { quantity })
  return response
}

/** Stores the same text a second time: the correct service gets to see another one. */
export const storeTwice =
  (key: 'name' | 'email') =>
  async (turn: Turn, aliases: Map<string, string>): Promise<Response> => {
    const body = await readJson(turn.request)
    const stored = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@b.test`
    aliases.set(stored, String(body[key]))
    return turn.forward({ ...body, [key]: stored })
  }

/** Answers what it answered the other request, and does nothing. */
export const answerOfFirst: Loss = (turn, first) => (first.ok ? first : turn.forward())

/** Reads what the request is for, and answers what the other request read. */
export const readingOfFirst: Loss = async (turn, first) => {
  const own = await turn.forward()
  return own.ok && first.ok ? first : own
}

/** Reads a product, changes the fields that were sent, and writes all of them. */
export function writeWhole(operation: string): Wrapper {
  return onTurn(operation, async (turn) => {
    const id = turn.params['productId'] ?? ''
    const before = asObject(await read(turn.next, `/product/show/${id}`))
    await pause(SLOW_READ_MS)
    const response = await turn.forward()
    const sent = await readForm(turn.request)
    if (!response.ok) return response
    const fields = new Map<string, string>()
    for (const name of ['name', 'description', 'price', 'quantity', 'shipping']) {
      fields.set(name, String(sent?.get(name) ?? before[name]))
    }
    await writeProduct(turn, id, Object.fromEntries(fields))
    return response
  })
}

/** Finds the products first, and does not expect that one is gone when it writes. */
export function trustsFirstRead(operation: string, refused: RegExp): Wrapper {
  return onTurn(operation, async (turn) => {
    const ids = turn.params['productId'] ? [turn.params['productId']] : await lineIds(turn)
    const found = await Promise.all(ids.map((id) => turn.next(showOf(turn, id))))
    await pause(SLOW_READ_MS)
    const response = await turn.forward()
    const isGone = refused.test(await response.clone().text())
    return !response.ok && isGone && found.every(({ ok }) => ok)
      ? refusal(operation, 500, 'Cannot read properties of null.')
      : response
  })
}

async function lineIds({ request }: Turn): Promise<readonly string[]> {
  return entries((await readOrder(request))['products']).map(({ _id }) => String(_id))
}

function showOf({ request }: Turn, id: string): Request {
  return new Request(new URL(`/api/product/show/${id}`, request.url))
}
