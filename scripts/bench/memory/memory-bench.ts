import { findPostgres } from '../../postgres/find-postgres'
import { createScratchDatabase } from '../../postgres/scratch-database'
import { startPostgres } from '../../postgres/start-postgres'
import { findFreePort } from '../../processes/listening/free-port'
import { startShop } from '../../processes/start-shop'
import type { Bench, Figure } from '../figure'
import { startPlainServer } from '../machines/plain-server'
import { median } from '../percentile'
import { sendTo } from '../reliability/service/send-to'
import { ADMIN, enterShop, type Shopper } from '../reliability/service/shop-client'
import { type Asked, type LoadResult, runLoad } from './run-load'

const ROUNDS = 5
const SECONDS = 1
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

/** How many documents and reads a process of `npm start` sends, beside a plain server that sends as many bytes. */
export const memoryBench: Bench = {
  name: 'memory',
  about: 'documents and reads a second, 16 connections, beside plain Node (rounds in turn)',
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
    const measure = async (asked: Asked) => {
      note(`${database}: ${asked.path}`)
      const rounds: { readonly own: LoadResult; readonly least: LoadResult }[] = []
      // The first round warms up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const least = await runLoad(plain.origin, { path: '/' }, SECONDS)
        rounds.push({ own: await runLoad(shop.origin, asked, SECONDS), least })
      }
      return rounds.slice(1)
    }
    const figures: Figure[] = []
    for (const asked of DOCUMENTS) {
      figures.push(...describeDocument(`${asked.path}, ${database}`, await measure(asked)))
    }
    for (const asked of READS) {
      figures.push(...describeRead(`${asked.name}, ${database}`, await measure(asked)))
    }
    note(`${database}: the list while orders come in`)
    figures.push(...(await measureWithOrders(shop.origin, database)))
    await plain.close()
    return figures
  } finally {
    await shop.stop()
  }
}

type Rounds = readonly { readonly own: LoadResult; readonly least: LoadResult }[]

function describeDocument(name: string, rounds: Rounds): Figure[] {
  return [
    rateOf(name, rounds),
    {
      name: `${name}: time for each`,
      value: median(rounds.map(({ own }) => 1_000 / own.perSecond)),
      unit: 'ms',
      yardstick: {
        name: 'plain Node',
        value: median(rounds.map(({ least }) => 1_000 / least.perSecond)),
      },
      goal: { of: 'ratio', atMost: DOCUMENT_GOAL_RATIO },
    },
    {
      name: `${name}, 99th percentile`,
      value: median(rounds.map(({ own }) => own.percentile99Ms)),
      unit: 'ms',
      yardstick: {
        name: 'plain Node',
        value: median(rounds.map(({ least }) => least.percentile99Ms)),
      },
      goal: { of: 'value', atMost: DOCUMENT_GOAL_MS },
    },
  ]
}

function describeRead(name: string, rounds: Rounds): Figure[] {
  return [
    rateOf(name, rounds),
    {
      name: `${name}: time for each`,
      value: median(rounds.map(({ own }) => 1_000 / own.perSecond)),
      unit: 'ms',
      goal: { of: 'value', atMost: 1_000 / READS_GOAL_PER_SECOND },
    },
  ]
}

function rateOf(name: string, rounds: Rounds): Figure {
  return {
    name,
    value: median(rounds.map(({ own }) => own.perSecond)),
    unit: '/s',
    yardstick: {
      name: 'plain Node',
      value: median(rounds.map(({ least }) => least.perSecond)),
    },
  }
}

/** Reads a list as fast as it is answered while one shopper orders without a pause. */
async function measureWithOrders(origin: string, database: string): Promise<Figure[]> {
  const send = sendTo({ origin })
  const admin = await enterShop(send, ADMIN)
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
