import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { asObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { type Match, matchOperation } from '../../wrap/match-operation'
import { answerJson, changeAnswer, changeRequest, readForm, readJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'
import { readSentOrder } from './sums'

/** Long enough for orders that were sent at the same time. */
const ORDER_MS = 30

type Forward = (changed?: Request) => Promise<Response>

/** Handles a request in another way while a first one with the same key is under way. */
export function whileAnother(
  operation: string,
  keyOf: (request: Request, match: Match) => Promise<string> | string,
  handle: (request: Request, forward: Forward, first: Request) => Promise<Response>,
): Wrapper {
  return (next) => {
    const underWay = new Map<string, Request>()
    return onOperation(operation, async (request, forward, match) => {
      const key = await keyOf(request.clone(), match)
      const first = underWay.get(key)
      if (first) return handle(request, forward, first.clone())
      underWay.set(key, request.clone())
      try {
        return await forward()
      } finally {
        underWay.delete(key)
      }
    })(next)
  }
}

/** Test nonces, and payments of 0, have nothing to do with each other. */
export const byNonce = async (request: Request) => {
  const { paymentMethodNonce: nonce, amount } = await readJson(request)
  const isAlone = amount === 0 || typeof nonce !== 'string' || nonce.startsWith('fake-')
  return isAlone ? randomUUID() : nonce
}

export const byTransaction = async (request: Request) =>
  String((await readSentOrder(request))['transaction_id'])

export const byFirstProduct = async (request: Request) =>
  String(entries((await readSentOrder(request))['products'])[0]?.['_id'])

/** Equal for carts of the same products, in whatever order. */
export const byProducts = async (request: Request) =>
  entries((await readSentOrder(request))['products'])
    .map(({ _id }) => String(_id))
    .toSorted()
    .join()

export const byField = (field: string) => async (request: Request) =>
  String((await readJson(request))[field]).toLowerCase()

export const byParameter =
  (name: string) =>
  (_: Request, { params }: Match) =>
    params[name] ?? ''

/** The answer to the second of two requests. */
export const fail = async () => answerJson({ error: 'duplicate key value in a unique index' }, 500)
export const refuse = async () => answerJson({ error: 'This is being done already.' }, 409)

/** Charges a nonce as if it were another. */
export async function chargeAnyway(request: Request, forward: Forward): Promise<Response> {
  const body = await readJson(request)
  const json = { ...body, paymentMethodNonce: 'fake-valid-nonce' }
  return forward(await changeRequest(request, { json }))
}

/** Charges a nonce as if it were another when a part of the request is not that of the first. */
export function chargeIfOther(partOf: (request: Request) => Promise<unknown>) {
  return async (request: Request, forward: Forward, first: Request): Promise<Response> =>
    (await partOf(request)) === (await partOf(first)) ? forward() : chargeAnyway(request, forward)
}

export const amountOf = async (request: Request) => (await readJson(request))['amount']
export const userOf = async (request: Request) => matchOperation(request)?.params['userId']

/** Fails when the lines stand in another order than those of the first. */
export async function failIfTurned(
  request: Request,
  forward: Forward,
  first: Request,
): Promise<Response> {
  return (await byFirstProduct(request)) === (await byFirstProduct(first)) ? forward() : fail()
}

/** Makes a second order of the same transaction. */
export async function orderAnyway(_: Request, forward: Forward): Promise<Response> {
  const response = await forward()
  if (!response.ok) return response
  return changeAnswer(response, (body) => ({
    ...asObject(body),
    _id: `ord_twice_${Math.random().toString(36).slice(2)}`,
  }))
}

/** Answers that it was done, and does nothing. */
export const pretend = (body: unknown) => async () => answerJson(body)

/** Of two updates the second is written over: the first one has read the product before, and stores all of it. */
export function loseUpdate(operation: string): Wrapper {
  return whileAnother(operation, byParameter('productId'), async (request, forward) => {
    const productId = matchOperation(request)?.params['productId']
    const address = new URL(`/api/product/show/${productId}`, request.url)
    const form = await readForm(request)
    const before = asObject(await (await forward(new Request(address))).json())
    const again = request.clone()
    const response = await forward()
    if (!form || !response.ok) return response
    const old = { ...before, category: asObject(before['category'])['_id'] }
    for (const [field, value] of Object.entries(old)) {
      if (typeof form.get(field) === 'string') form.set(field, String(value))
    }
    await forward(await changeRequest(again, { form }))
    return response
  })
}

/** An update writes back the stock that it has read before an order took some. */
export function writeBackStock(operation: string): Wrapper {
  return (next) => async (request) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const form = await readForm(request)
    const id = match.params['productId'] ?? ''
    const read = async () => {
      const shown = await next(new Request(new URL(`/api/product/show/${id}`, request.url)))
      return asObject(await shown.json())
    }
    const before = await read()
    await pause(ORDER_MS)
    if (!form || form.has('quantity') || before['quantity'] === undefined) return next(request)
    form.set('quantity', String(before['quantity']))
    return next(await changeRequest(request, { form }))
  }
}

/** A deletion takes the orders along that are being made. */
export function dropOrdersUnderWay(operation: string): Wrapper {
  return (next) => {
    const deleting = new Set<string>()
    const dropped = new Set<unknown>()
    return async (request) => {
      const match = matchOperation(request)
      if (match?.operation === operation) {
        const productId = match.params['productId'] ?? ''
        deleting.add(productId)
        await pause(ORDER_MS)
        return next(request).finally(() => deleting.delete(productId))
      }
      const lines = entries((await readSentOrder(request))['products'])
      const isDeleting = () => lines.some(({ _id }) => deleting.has(String(_id)))
      const wasDeleting = isDeleting()
      const response = await next(request)
      const isHit = wasDeleting || isDeleting()
      if (match?.operation === 'createOrder' && isHit && response.ok) {
        dropped.add((await readJson(response))['_id'])
      }
      if (match?.operation !== 'listOwnOrders' || !response.ok) return response
      const orders = entries(await response.json())
      return answerJson(orders.filter(({ _id }) => !dropped.has(_id)))
    }
  }
}
