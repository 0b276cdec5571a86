import { fillOrders } from '../../postgres/fill-orders'
import { runStatement } from '../../postgres/run-statement'
import { toUncachedUrl } from '../catalog/request-uncached'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import { percentile } from '../percentile'
import { sendTo } from '../reliability/service/send-to'
import { ADMIN, enterShop, type Send } from '../reliability/service/shop-client'
import { withFleet } from './fleet'
import { startPlainServer } from './plain-server'

const ORDERS = 10_000
const LISTS = 5
const READS = 500
const PAIRS = { least: LEAST_VALUES, most: 15 } as const
const READ_MEANWHILE_GOAL_MS = 50
const PATH = '/api/product/list?sortBy=sold&order=desc&limit=6'

/**
 * A read over HTTP that the database answers, beside a plain server's, and while an administrator lists every order again
 * and again.
 *
 * @throws Error when a read fails
 */
export async function measureNeighbors(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  return withFleet(serverUrl, 1, async ({ databaseUrl, send }) => {
    await fillOrders((statement) => runStatement(databaseUrl, statement), ORDERS)
    const admin = await enterShop(send, ADMIN)
    const plain = await startPlainServer(await readText(send, PATH))
    const timeReads = createTimeReads(PATH)
    const readAlone = () => timeReads(send, () => false)
    const readMeanwhile = async (work: Promise<void>) => {
      let isOver = false
      const working = work.finally(() => {
        isOver = true
      })
      const [times] = await Promise.all([timeReads(send, () => isOver), working])
      return times
    }
    try {
      return [
        ...(await takePairs({
          yardstick: 'plain Node',
          own: readAlone,
          other: () => timeReads(sendTo(plain), () => false),
          figures: [
            {
              name: 'read over HTTP, 95th percentile',
              unit: 'ms',
              of: (times) => percentile(times, 95),
            },
          ],
          ...PAIRS,
          note: (text) => note(`reading: ${text}`),
        })),
        ...(await takePairs({
          yardstick: 'alone',
          own: () => readMeanwhile(listOrders(send, admin)),
          other: readAlone,
          figures: [
            {
              name: `read while ${ORDERS} orders are listed, 99th percentile`,
              unit: 'ms',
              of: (times) => percentile(times, 99),
              goal: { of: 'value', atMost: READ_MEANWHILE_GOAL_MS },
            },
          ],
          ...PAIRS,
          note: (text) => note(`reading while ${ORDERS} orders are listed: ${text}`),
        })),
      ]
    } finally {
      await plain.close()
    }
  })
}

/** Lists every order again and again. */
async function listOrders(
  send: Send,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<void> {
  for (let list = 0; list < LISTS; list += 1) {
    const path = `/api/order/list/${userId}`
    // Its text is left alone: to decode it here would hold up the reads that are timed here.
    const { status } = await send(path, { headers: { Authorization: `Bearer ${token}` } })
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
  }
}

/** Returns a function that reads a path some times, each time from the database, and resolves with the ms of each. */
function createTimeReads(path: string): (send: Send, isOver: () => boolean) => Promise<number[]> {
  let count = 0
  return async (send, isOver) => {
    const times: number[] = []
    while (times.length < READS && !isOver()) {
      const asked = toUncachedUrl(path, count)
      count += 1
      const startedAt = performance.now()
      await readText(send, asked)
      times.push(performance.now() - startedAt)
    }
    return times
  }
}

async function readText(send: Send, path: string): Promise<string> {
  const response = await send(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}
