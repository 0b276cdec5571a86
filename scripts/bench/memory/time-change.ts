import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takeRounds } from '../pairs/take-rounds'
import type { Send, Shopper } from '../reliability/service/shop-client'

const ROUNDS = { least: LEAST_VALUES, most: 15 } as const
const ASK_AGAIN_MS = 5
const GIVE_UP_MS = 30_000

export interface ChangedPrice {
  /** Whom the document is asked for. */
  readonly send: Send
  readonly admin: Shopper
  readonly productId: string
  /** Where documents are kept, for the table. */
  readonly place: string
  readonly goalMs: number
  note(text: string): void
}

/** How long a price that an administrator has changed is not yet in the product's document, which is kept. */
export function measureChange({
  send,
  admin,
  productId,
  place,
  goalMs,
  note,
}: ChangedPrice): Promise<Figure[]> {
  let price = 100
  return takeRounds({
    own: async () => {
      await readDocument(send, productId)
      price += 1
      await admin.changePrice(productId, price)
      return timeUntilShown(send, productId, `$${price}.00`)
    },
    figures: [
      {
        name: `a changed price, until the next document shows it, ${place}`,
        unit: 'ms',
        of: (ms) => ms,
        goal: { of: 'value', atMost: goalMs },
      },
    ],
    ...ROUNDS,
    note: (text) => note(`a changed price, ${place}: ${text}`),
  })
}

/** @throws Error when it does not show */
async function timeUntilShown(send: Send, productId: string, shown: string): Promise<number> {
  const changedAt = performance.now()
  while (!(await readDocument(send, productId)).includes(shown)) {
    if (performance.now() - changedAt > GIVE_UP_MS) {
      throw new Error(`The document of ${productId} does not show ${shown}.`)
    }
    await pause(ASK_AGAIN_MS)
  }
  return performance.now() - changedAt
}

async function readDocument(send: Send, productId: string): Promise<string> {
  const response = await send(`/product/${productId}`, {
    headers: { Accept: 'text/html', 'Accept-Language': 'en-US' },
  })
  return response.text()
}
