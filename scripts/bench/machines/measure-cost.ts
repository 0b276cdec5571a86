import { fileURLToPath } from 'node:url'
import { createScratchDatabase } from '../../postgres/scratch-database'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import { sendTo } from '../reliability/service/send-to'
import { startService } from '../reliability/service/start-service'
import { withFleet } from './fleet'
import { type OrderWindow, takeWindow, warmUp } from './order-window'

const BARE = fileURLToPath(new URL('./bare-process.ts', import.meta.url))
/** Of a purchase: the client token, the card, the payment, the order. */
const REQUESTS = 4
const PURCHASES = 200
const SENDERS = 16
const PAIRS = { least: LEAST_VALUES, most: 15 } as const

/** Processor time of the API for an order, beside that of as many requests that only store their body. */
export async function measureCost(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const database = await createScratchDatabase(serverUrl)
  const program = { entry: BARE, settings: {} }
  const bare = await startService({ databaseUrl: database.url }, program)
  const send = sendTo(bare)
  const takeBare = async () => {
    const before = await bare.cpuMs()
    let left = PURCHASES * REQUESTS
    const sendOn = async () => {
      for (; left > 0; left -= 1) {
        const headers = { 'Content-Type': 'application/json' }
        const init = { method: 'POST', headers, body: JSON.stringify({ amount: 4 }) }
        const { status } = await send('/', init)
        if (status !== 200) throw new Error(`The bare server answered ${status}.`)
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, sendOn))
    return { cpuMs: ((await bare.cpuMs()) - before) / PURCHASES }
  }
  try {
    return await withFleet(serverUrl, 1, async (fleet) => {
      await warmUp(fleet)
      await takeBare()
      return takePairs<Pick<OrderWindow, 'cpuMs'>>({
        yardstick: 'Hono and drizzle, four inserts',
        own: () => takeWindow(fleet),
        other: takeBare,
        figures: [
          {
            name: 'processor time of the API for an order',
            unit: 'ms',
            of: ({ cpuMs }) => cpuMs,
          },
        ],
        ...PAIRS,
        note: (text) => note(`processor time of an order: ${text}`),
      })
    })
  } finally {
    await bare.kill()
    await database.drop()
  }
}
