import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { BASE_URL } from '../../start-service'
import { everyProduct } from '../../wrap/every-answer'
import { answerJson, changeRequest, readJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'

/** The order that a request asks for. */
export async function readSentOrder(request: Request): Promise<JsonObject> {
  return asObject((await readJson(request))['order'])
}

/** Dollars in an error of the service: what the products cost, what was paid, what was claimed. */
export function readDollars(error: string): readonly number[] {
  return [...error.matchAll(/\$?([\d,]+\.\d\d)/g)].map(([, text = '']) =>
    Number(text.replaceAll(',', '')),
  )
}

/** Uses a transaction again although it went back because of an error that fits. */
export function spareTransaction(operation: string, fits: (error: string) => boolean): Wrapper {
  return (next) => {
    const spared = new Set<unknown>()
    return onOperation(operation, async (request, forward, { params }) => {
      const order = await readSentOrder(request)
      const { transaction_id: id } = order
      const response = await forward()
      if (response.status !== 409) return response
      const error = String((await readJson(response))['error'])
      if (!spared.has(id)) {
        if (fits(error)) spared.add(id)
        return response
      }
      const user = { _id: params['userId'], name: 'Somebody' }
      const rest = { status: 'Not processed', user, createdAt: new Date().toISOString() }
      return answerJson({ ...order, _id: `ord_spared_${String(id)}`, ...rest })
    })(next)
  }
}

/** Takes a transaction back with a status that should leave it alone. */
export function voidOnStatus(operation: string, status: number): Wrapper {
  return (next) => {
    const gone = new Set<unknown>()
    return onOperation(operation, async (request, forward) => {
      const { transaction_id: id } = await readSentOrder(request)
      if (gone.has(id)) return answerJson({ error: 'Your payment was cancelled.' }, 409)
      const response = await forward()
      if (response.status === status) gone.add(id)
      return response
    })(next)
  }
}

/** Refuses orders that fit, as if their sum did not match. */
export function refuseOrders(
  operation: string,
  fits: (order: JsonObject, lines: readonly JsonObject[]) => boolean,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const order = await readSentOrder(request)
    return fits(order, entries(order['products']))
      ? answerJson({ error: 'The amount does not match. Nothing was charged.' }, 409)
      : forward()
  })
}

/** Makes orders of the lines that are left when it has taken some out; all lines when none would be left. */
export function leaveOutLines(
  operation: string,
  isLeft: (
    line: JsonObject,
    index: number,
    isSold: (id: string) => Promise<boolean>,
  ) => Promise<boolean> | boolean,
): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const order = await readSentOrder(request)
      const isSold = async (id: string) =>
        (await next(new Request(`${BASE_URL}/product/show/${id}`))).ok
      const lines = entries(order['products'])
      const verdicts = await Promise.all(lines.map((line, index) => isLeft(line, index, isSold)))
      const left = lines.filter((_, index) => verdicts[index])
      if (left.length === 0 || left.length === lines.length) return forward()
      return forward(
        await changeRequest(request, { json: { order: { ...order, products: left } } }),
      )
    })(next)
}

interface Hidden {
  readonly quantity: number
  readonly sold: number
}

/** Shows another stock than there is once orders were made; `hide` has the pieces of one line. */
export function miscount(
  operation: string,
  hide: (count: number, index: number) => Hidden,
): Wrapper {
  return (next) => {
    const hidden = new Map<string, Hidden>()
    return showHidden(hidden)(noteOrders(operation, hidden, hide)(next))
  }
}

function noteOrders(
  operation: string,
  hidden: Map<string, Hidden>,
  hide: (count: number, index: number) => Hidden,
): Wrapper {
  const made = new Set<unknown>()
  return onOperation(operation, async (request, forward) => {
    const order = await readSentOrder(request)
    const response = await forward()
    if (!response.ok || made.has(order['transaction_id'])) return response
    made.add(order['transaction_id'])
    for (const [index, { _id, count }] of entries(order['products']).entries()) {
      const before = hidden.get(String(_id)) ?? { quantity: 0, sold: 0 }
      const { quantity, sold } = hide(Number(count), index)
      hidden.set(String(_id), { quantity: before.quantity + quantity, sold: before.sold + sold })
    }
    return response
  })
}

/** Takes the products before the one that there are too few of, although there is no order. */
export function takeBeforeRefusal(operation: string): Wrapper {
  return (next) => {
    const hidden = new Map<string, Hidden>()
    const note = onOperation(operation, async (request, forward) => {
      const lines = entries((await readSentOrder(request))['products'])
      const response = await forward()
      const { error } = await readJson(response)
      const isTooMany = response.status === 409 && /left|out of stock/.test(String(error))
      const last = lines.at(-1)?.['_id']
      for (const { _id, count } of isTooMany ? lines : []) {
        if (_id === last) break
        hidden.set(String(_id), { quantity: -Number(count), sold: -Number(count) })
      }
      return response
    })
    return showHidden(hidden)(note(next))
  }
}

function showHidden(hidden: ReadonlyMap<string, Hidden>): Wrapper {
  return everyProduct((product) => {
    const held = hidden.get(String(product['_id'])) ?? { quantity: 0, sold: 0 }
    const quantity = Number(product['quantity']) + held.quantity
    return { ...product, quantity, sold: Number(product['sold']) - held.sold }
  })
}
