import type { Figure } from '../figure'
import type { RoundFigure } from '../pairs/take-rounds'
import {
  enterShop,
  type Send,
  type ShopProduct,
  type Shopper,
} from '../reliability/service/shop-client'
import { compareRates, OF_DOCUMENTS, PERCENTILE } from './compare-rates'
import type { Asked, LoadResult } from './run-load'
import { createBuying } from './while-buying'

const SHOPPERS = 32
/** Without a goal: 5,000 a second are asked of reads where nothing changes. */
const OF_CHANGING_READS: readonly RoundFigure<LoadResult>[] = [PERCENTILE]

interface Place {
  readonly origin: string
  readonly send: Send
  readonly documents: readonly Asked[]
  /** What is bought: on all that is asked for, which shows the newest products. */
  readonly product: ShopProduct
  /** Named in the table. */
  readonly database: string
  note(text: string): void
}

/** Documents and a list while orders come in without a pause, so that they change all the time. */
export async function measureWhileBuying({
  origin,
  send,
  documents,
  product: { _id, price },
  database,
  note,
}: Place): Promise<Figure[]> {
  const shoppers = await enterShoppers(send)
  const figures: Figure[] = []
  for (const { path, goals } of [
    ...documents.map((asked) => ({ ...asked, goals: OF_DOCUMENTS })),
    { path: '/api/product/list?limit=6', goals: OF_CHANGING_READS },
  ]) {
    const buying = createBuying(shoppers, async (shopper) => {
      const transactionId = await shopper.pay(await shopper.tokenizeCard(), price)
      await shopper.order(_id, 1, price, transactionId)
    })
    const name = `${path} while orders come in, ${database}`
    figures.push(...(await compareRates({ name, origin, asked: { path }, goals, buying, note })))
    figures.push(buying.toFigure(`orders meanwhile, ${path}, ${database}`))
  }
  return figures
}

/** So many that none comes to the limit of payments of one person. */
async function enterShoppers(send: Send): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  while (shoppers.length < SHOPPERS) {
    const email = `shopper${shoppers.length}@memory.example`
    shoppers.push(await enterShop(send, { name: 'Busy Buyer', email, password: 'right-enough' }))
  }
  return shoppers
}
