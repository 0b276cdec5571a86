import { fillOrders } from '../../postgres/fill-orders'
import type { Figure } from '../figure'
import { percentile } from '../percentile'
import { sendTo } from '../reliability/service/send-to'
import { ADMIN, enterShop, type Send } from '../reliability/service/shop-client'
import { withFleet } from './fleet'
import { startPlainServer } from './plain-server'

const ORDERS = 10_000
const LISTS = 5
const READS = 500
const READ_MEANWHILE_GOAL_MS = 50
const PATH = '/api/product/list?sortBy=sold&order=desc&limit=6'

/**
 * A read over HTTP beside a plain server's, and while an administrator lists every order again and again.
 *
 * @throws Error when a read fails
 */
export async function measureNeighbors(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  note(`reading while ${ORDERS} orders are listed`)
  return withFleet(serverUrl, 1, async ({ databaseUrl, send }) => {
    await fillOrders(databaseUrl, ORDERS)
    const alone = await timeReads(send, () => false)
    const plain = await startPlainServer(await readText(send, PATH))
    const least = await timeReads(sendTo(plain), () => false).finally(() => plain.close())
    const { userId, token } = await enterShop(send, ADMIN)
    let isOver = false
    const listing = (async () => {
      for (let list = 0; list < LISTS; list += 1) {
        const path = `/api/order/list/${userId}`
        // Its text is left alone: to decode it here would hold up the reads that are timed here.
        const { status } = await send(path, { headers: { Authorization: `Bearer ${token}` } })
        if (status !== 200) throw new Error(`${path} answered ${status}.`)
      }
    })().finally(() => {
      isOver = true
    })
    const meanwhile = await timeReads(send, () => isOver)
    await listing
    return [
      {
        name: 'read over HTTP, 95th percentile',
        value: percentile(alone, 95),
        unit: 'ms',
        yardstick: { name: 'plain Node', value: percentile(least, 95) },
      },
      {
        name: `read while ${ORDERS} orders are listed, 99th percentile`,
        value: percentile(meanwhile, 99),
        unit: 'ms',
        yardstick: { name: 'alone', value: percentile(alone, 99) },
        goal: { of: 'value', atMost: READ_MEANWHILE_GOAL_MS },
      },
    ]
  })
}

async function timeReads(send: Send, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (times.length < READS && !isOver()) {
    const startedAt = performance.now()
    await readText(send, PATH)
    times.push(performance.now() - startedAt)
  }
  return times
}

async function readText(send: Send, path: string): Promise<string> {
  const response = await send(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}
