import { nginxProgram } from '../../hosting/complete-nginx'
import type { Figure } from '../figure'
import { sendTo } from '../reliability/service/send-to'
import type { Shopper } from '../reliability/service/shop-client'
import { compareRates, OF_DOCUMENTS } from './compare-rates'
import type { Asked } from './run-load'
import { startPageCache } from './start-page-cache'
import { measureChange } from './time-change'

/** A second of the process, and two of nginx, which counts whole ones. */
const CHANGE_GOAL_MS = 3_000

interface Place {
  readonly shopOrigin: string
  readonly documents: readonly Asked[]
  readonly admin: Shopper
  readonly productId: string
}

/** Documents from nginx's cache before a process of the shop; nothing where nginx isn't installed. */
export async function measurePageCache(
  { shopOrigin, documents, admin, productId }: Place,
  note: (text: string) => void,
): Promise<Figure[]> {
  if (nginxProgram === undefined) {
    note('documents from a cache are left out: no nginx here')
    return []
  }
  const { origin, stop } = await startPageCache(shopOrigin)
  try {
    const figures: Figure[] = []
    for (const asked of documents) {
      const name = `${asked.path}, nginx as a cache`
      figures.push(...(await compareRates({ name, origin, asked, goals: OF_DOCUMENTS, note })))
    }
    const change = { send: sendTo({ origin }), admin, productId, goalMs: CHANGE_GOAL_MS, note }
    return [...figures, ...(await measureChange({ ...change, place: 'nginx as a cache' }))]
  } finally {
    await stop()
  }
}
