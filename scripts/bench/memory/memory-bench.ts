import { findPostgres } from '../../postgres/find-postgres'
import { createScratchDatabase } from '../../postgres/scratch-database'
import { startPostgres } from '../../postgres/start-postgres'
import { findFreePort } from '../../processes/listening/free-port'
import { startShop } from '../../processes/start-shop'
import type { Bench, Figure } from '../figure'
import { startPlainServer } from '../machines/plain-server'
import type { RoundFigure } from '../pairs/take-rounds'
import { sendTo } from '../reliability/service/send-to'
import { ADMIN, enterShop, type Shopper } from '../reliability/service/shop-client'
import { compareRates, OF_DOCUMENTS, timeForEach } from './compare-rates'
import { measurePageCache } from './measure-page-cache'
import { type Asked, type LoadResult, runLoad } from './run-load'
import { measureChange } from './time-change'

const SECONDS = 1
const READS_GOAL_PER_SECOND = 5_000
const CHANGE_GOAL_MS = 1_000
const PRICE = 4

const DOCUMENTS: readonly Asked[] = [{ path: '/' }, { path: '/shop' }]
const READS: readonly (Asked & { readonly name: string })[] = [
  { name: 'list', path: '/api/product/list?limit=6' },
  { name: 'categories', path: '/api/category/list' },
  {
    name: 'first page of a filter',
    path: '/api/product/by/search',
    body: { limit: 6, skip: 0, filters: { category: [], price: [] } },
  },
]

const OF_READS: readonly RoundFigure<LoadResult>[] = [
  timeForEach({ of: 'value', atMost: 1_000 / READS_GOAL_PER_SECOND }),
]

/** How many documents and reads a process of `npm start` sends, beside a plain server that sends as many bytes. */
export const memoryBench: Bench = {
  name: 'memory',
  about: 'documents and reads a second, from a cache too, 16 connections, beside plain Node',
  async run(note) {
    const figures = await measureShop(
      ['--memory'],
      {},
      { database: 'embedded', hasCache: true },
      note,
    )
    const programs = await findPostgres()
    if (!programs) {
      note('PostgreSQL is left out: no 15 or later here')
      return figures
    }
    const server = await startPostgres(programs, { isDurable: true })
    try {
      const { url } = await createScratchDatabase(server.url)
      // The cache asks for the same documents whatever the database is.
      const place = { database: 'PostgreSQL', hasCache: false }
      return [...figures, ...(await measureShop([], { DATABASE_URL: url }, place, note))]
    } finally {
      await server.stop()
    }
  },
}

async function measureShop(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { database, hasCache }: { readonly database: string; readonly hasCache: boolean },
  note: (text: string) => void,
): Promise<Figure[]> {
  const shop = await startShop(args, {
    PORT: String(await findFreePort()),
    // Only then may a cache keep its documents; the example's asks under this name.
    SHOP_URL: 'https://shop.example',
    ...environment,
  })
  try {
    const home = await sendTo(shop)('/', { headers: { 'Accept-Encoding': 'br' } })
    const plain = await startPlainServer('x'.repeat((await home.arrayBuffer()).byteLength))
    const plainOrigin = plain.origin
    const measure = (
      about: string,
      asked: Asked,
      goals: readonly RoundFigure<LoadResult>[],
    ): Promise<Figure[]> => {
      const name = `${about}, ${database}`
      return compareRates({ name, origin: shop.origin, asked, plainOrigin, goals, note })
    }
    const figures: Figure[] = []
    for (const asked of DOCUMENTS) figures.push(...(await measure(asked.path, asked, OF_DOCUMENTS)))
    const send = sendTo(shop)
    const admin = await enterShop(send, ADMIN)
    const { _id: productId } = await admin.createProduct(PRICE, 1_000_000)
    const change = { send, admin, productId, place: database, goalMs: CHANGE_GOAL_MS, note }
    figures.push(...(await measureChange(change)))
    if (hasCache) {
      const place = { shopOrigin: shop.origin, plainOrigin, documents: DOCUMENTS, admin, productId }
      figures.push(...(await measurePageCache(place, note)))
    }
    const product = { name: 'a product', path: `/api/product/show/${productId}` }
    for (const asked of [...READS, product]) {
      figures.push(...(await measure(asked.name, asked, OF_READS)))
    }
    note(`${database}: the list while orders come in`)
    figures.push(...(await measureWithOrders(shop.origin, database, admin)))
    await plain.close()
    return figures
  } finally {
    await shop.stop()
  }
}

/** Reads a list as fast as it is answered while one shopper orders without a pause. */
async function measureWithOrders(
  origin: string,
  database: string,
  admin: Shopper,
): Promise<Figure[]> {
  const product = await admin.createProduct(PRICE, 1_000_000)
  let isOver = false
  let orders = 0
  const buy = async (shopper: Shopper) => {
    const transactionId = await shopper.pay(await shopper.tokenizeCard(), PRICE)
    await shopper.order(product._id, 1, PRICE, transactionId)
  }
  const buying = (async () => {
    for (; !isOver; orders += 1) await buy(admin)
  })()
  const startedAt = performance.now()
  const load = runLoad(origin, { path: '/api/product/list?limit=6' }, SECONDS * 3).finally(() => {
    isOver = true
  })
  const [{ perSecond, percentile99Ms }] = await Promise.all([load, buying])
  const seconds = (performance.now() - startedAt) / 1_000
  return [
    { name: `list while orders come in, ${database}`, value: perSecond, unit: '/s' },
    { name: `the same, 99th percentile, ${database}`, value: percentile99Ms, unit: 'ms' },
    { name: `orders meanwhile, ${database}`, value: orders / seconds, unit: '/s' },
  ]
}
