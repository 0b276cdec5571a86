import { readSample } from '../../catalog/read-sample'
import { sendTo } from '../../reliability/service/send-to'
import { ADMIN, enterShop, type Send } from '../../reliability/service/shop-client'
import { type DataPlace, type Service, startService } from '../../reliability/service/start-service'
import { BUYER, type GrownShop } from '../calls/call'
import { listGrowthCalls } from '../calls/growth-calls'
import { type GrowthStep, PRODUCTS_PER_ORDER, type TimedCall } from '../growth'
import { timeCall } from './time-call'

const BYTES_PER_MB = 1_000_000
const PRICE = 4
const STOCK = 1_000_000

/**
 * Makes every call at the API of a filled database, over HTTP at a process of its own.
 *
 * @throws Error when a call fails
 */
export async function measureStep(
  place: DataPlace,
  products: number,
  note: (text: string) => void,
): Promise<Omit<GrowthStep, 'fillSeconds'>> {
  const service = await startService(place)
  try {
    const started = await service.memory()
    const shop = await openShop(service, products)
    const calls: TimedCall[] = []
    for (const call of listGrowthCalls()) {
      note(call.name)
      calls.push(await timeCall(call, service.origin, shop))
    }
    const { mostResidentBytes } = await service.memory()
    return {
      products,
      startedMb: started.residentBytes / BYTES_PER_MB,
      mostMb: mostResidentBytes / BYTES_PER_MB,
      calls,
    }
  } finally {
    await service.kill()
  }
}

async function openShop(service: Service, products: number): Promise<GrownShop> {
  const send = sendTo(service)
  const admin = await enterShop(send, ADMIN)
  return {
    admin,
    shopper: await enterShop(send, { ...BUYER, name: 'Busy Buyer' }),
    catalog: await readSample((asked) => forward(send, asked), products),
    orderCount: products / PRODUCTS_PER_ORDER,
    product: await admin.createProduct(PRICE, STOCK),
  }
}

async function forward(send: Send, asked: Request): Promise<Response> {
  const { pathname, search } = new URL(asked.url)
  const { method, headers } = asked
  const body = method === 'GET' ? null : await asked.arrayBuffer()
  return send(pathname + search, { method, headers, body })
}
