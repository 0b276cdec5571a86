import { findPostgres } from '../../postgres/find-postgres'
import { createScratchDatabase } from '../../postgres/scratch-database'
import { startPostgres } from '../../postgres/start-postgres'
import { findFreePort } from '../../processes/listening/free-port'
import { startShop } from '../../processes/start-shop'
import type { Bench, Figure } from '../figure'
import { startPlainServer } from '../machines/plain-server'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import type { RoundFigure } from '../pairs/take-rounds'
import { sendTo } from '../reliability/service/send-to'
import { ADMIN, enterShop, type Shopper } from '../reliability/service/shop-client'
import { type Asked, type LoadResult, runLoad } from './run-load'
import { measureChange } from './time-change'

const SECONDS = 1
const PAIRS = { least: LEAST_VALUES, most: 15 } as const
/** A fifth of the plain server's rate. */
const DOCUMENT_GOAL_RATIO = 5
const DOCUMENT_GOAL_MS = 25
const READS_GOAL_PER_SECOND = 5_000
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

const RATE: RoundFigure<LoadResult> = {
  name: '',
  unit: '/s',
  of: ({ perSecond }) => perSecond,
}

function timeForEach(goal: NonNullable<Figure['goal']>): RoundFigure<LoadResult> {
  return { name: ': time for each', unit: 'ms', of: ({ perSecond }) => 1_000 / perSecond, goal }
}

const OF_DOCUMENTS: readonly RoundFigure<LoadResult>[] = [
  timeForEach({ of: 'ratio', atMost: DOCUMENT_GOAL_RATIO }),
  {
    name: ', 99th percentile',
    unit: 'ms',
    of: ({ percentile99Ms }) => percentile99Ms,
    goal: { of: 'value', atMost: DOCUMENT_GOAL_MS },
  },
]

const OF_READS: readonly RoundFigure<LoadResult>[] = [
  timeForEach({ of: 'value', atMost: 1_000 / READS_GOAL_PER_SECOND }),
]

/** How many documents and reads a process of `npm start` sends, beside a plain server that sends as many bytes. */
export const memoryBench: Bench = {
  name: 'memory',
  about: 'documents and reads a second, 16 connections, beside plain Node',
  async run(note) {
    const figures = await measureShop(['--memory'], {}, 'embedded', note)
    const programs = await findPostgres()
    if (!programs) {
      note('PostgreSQL is left out: no 15 or later here')
      return figures
    }
    const server = await startPostgres(programs, { isDurable: true })
    try {
      const { url } = await createScratchDatabase(server.url)
      return [...figures, ...(await measureShop([], { DATABASE_URL: url }, 'PostgreSQL', note))]
    } finally {
      await server.stop()
    }
  },
}

async function measureShop(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  database: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const shop = await startShop(args, { PORT: String(await findFreePort()), ...environment })
  try {
    const home = await sendTo(shop)('/', { headers: { 'Accept-Encoding': 'br' } })
    const plain = await startPlainServer('x'.repeat((await home.arrayBuffer()).byteLength))
    const measure = async (
      name: string,
      asked: Asked,
      goals: readonly RoundFigure<LoadResult>[],
    ) => {
      const own = () => runLoad(shop.origin, asked, SECONDS)
      const other = () => runLoad(plain.origin, { path: '/' }, SECONDS)
      // The first of each warms up.
      await own()
      await other()
      const figures = [RATE, ...goals].map((figure) => ({
        ...figure,
        name: `${name}, ${database}${figure.name}`,
      }))
      const about = (text: string) => note(`${name}, ${database}: ${text}`)
      return takePairs({ yardstick: 'plain Node', own, other, figures, ...PAIRS, note: about })
    }
    const figures: Figure[] = []
    for (const asked of DOCUMENTS) figures.push(...(await measure(asked.path, asked, OF_DOCUMENTS)))
    const send = sendTo(shop)
    const admin = await enterShop(send, ADMIN)
    const { _id: productId } = await admin.createProduct(PRICE, 1_000_000)
    figures.push(...(await measureChange(send, admin, productId, { database, note })))
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
