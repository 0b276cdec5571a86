import { readFile, writeFile } from 'node:fs/promises'
import { findPostgres } from '../../postgres/find-postgres'
import { createScratchDatabase } from '../../postgres/scratch-database'
import { startPostgres } from '../../postgres/start-postgres'
import { findFreePort } from '../../processes/listening/free-port'
import { startShop } from '../../processes/start-shop'
import type { Bench, Figure } from '../figure'
import type { RoundFigure } from '../pairs/take-rounds'
import { sendTo } from '../reliability/service/send-to'
import { ADMIN, enterShop } from '../reliability/service/shop-client'
import { formatMarkdown } from '../report/format-markdown'
import { replaceMeasured } from '../report/replace-measured'
import { compareRates, OF_DOCUMENTS, timeForEach } from './compare-rates'
import { measurePageCache } from './measure-page-cache'
import { measureWhileBuying } from './measure-while-buying'
import type { Asked, LoadResult } from './run-load'
import { measureChange } from './time-change'

const READS_GOAL_PER_SECOND = 5_000
const CHANGE_GOAL_MS = 1_000
const PRICE = 4
const STOCK = 1_000_000
const DOCUMENT = new URL('../../../docs/deployment.md', import.meta.url)
/** Names of the figures of pages, which go there. */
const OF_PAGES = /^(?:(?:orders meanwhile, )?\/(?!api)|a changed price)/

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

/**
 * How many documents and reads a process of `npm start` sends, also while orders come in, beside a plain server that sends
 * as many bytes.
 */
export const memoryBench: Bench = {
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
  async publish(machine, figures) {
    const table = formatMarkdown(figures.filter(({ name }) => OF_PAGES.test(name)))
    const measured = `Measured on ${machine}.\n\n${table}`
    const document = await readFile(DOCUMENT, 'utf8')
    await writeFile(DOCUMENT, replaceMeasured(document, 'memory', measured))
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
    const measure = (
      about: string,
      asked: Asked,
      goals: readonly RoundFigure<LoadResult>[],
    ): Promise<Figure[]> => {
      const name = `${about}, ${database}`
      return compareRates({ name, origin: shop.origin, asked, goals, note })
    }
    const figures: Figure[] = []
    for (const asked of DOCUMENTS) figures.push(...(await measure(asked.path, asked, OF_DOCUMENTS)))
    const send = sendTo(shop)
    const admin = await enterShop(send, ADMIN)
    const { _id: productId } = await admin.createProduct(PRICE, STOCK)
    const change = { send, admin, productId, place: database, goalMs: CHANGE_GOAL_MS, note }
    figures.push(...(await measureChange(change)))
    if (hasCache) {
      const place = { shopOrigin: shop.origin, documents: DOCUMENTS, admin, productId }
      figures.push(...(await measurePageCache(place, note)))
    }
    const product = { name: 'a product', path: `/api/product/show/${productId}` }
    for (const asked of [...READS, product]) {
      figures.push(...(await measure(asked.name, asked, OF_READS)))
    }
    const sold = await admin.createProduct(PRICE, STOCK)
    const buying = {
      origin: shop.origin,
      send,
      documents: DOCUMENTS,
      product: sold,
      database,
      note,
    }
    return [...figures, ...(await measureWhileBuying(buying))]
  } finally {
    await shop.stop()
  }
}
