import type { Page } from 'playwright'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { type Pair, repeatPairs } from '../pairs/take-pairs'
import { takeRounds } from '../pairs/take-rounds'
import { type OpenPage, pressable } from './open-page'
import { measureHeap } from './watch-page'

const ROUNDS = 50
const TIMES = { least: LEAST_VALUES, most: 20 } as const
/** Until then the browser compiles what turns out to be called often, and keeps that. */
const WARM_UP_ROUNDS = 20

/** To a product and back, again and again. */
export async function measureWays(open: OpenPage, note: (text: string) => void): Promise<Figure[]> {
  const page = await openShop(open)
  const frames = await takeRounds({
    async own() {
      await follow(page)
      return goBack(page)
    },
    figures: [
      {
        name: 'Back to the shop: frames until its cards stand there',
        unit: 'count',
        of: (count) => count,
        goal: { of: 'value', atMost: 1 },
      },
    ],
    ...TIMES,
    note: (text) => note(`back to the shop: ${text}`),
  })
  await page.context().close()
  const heap = await repeatPairs<number>(
    {
      yardstick: 'before',
      figures: [
        {
          name: `script objects after ${2 * ROUNDS} navigations`,
          unit: 'MB',
          of: (megabytes) => megabytes,
          goal: { of: 'ratio', atMost: 1.1 },
        },
      ],
      ...TIMES,
      note: (text) => note(`${2 * ROUNDS} navigations: ${text}`),
    },
    () => navigate(open),
  )
  return [...frames, ...heap]
}

async function openShop(open: OpenPage): Promise<Page> {
  const page = await open('/shop')
  await pressable(page, page.getByRole('article')).waitFor()
  return page
}

/** MB of script objects of a page before and after it was left and returned to again and again. */
async function navigate(open: OpenPage): Promise<Pair<number>> {
  const page = await openShop(open)
  await goToAndFro(page, WARM_UP_ROUNDS)
  const other = await measureHeap(page)
  await goToAndFro(page, ROUNDS)
  const own = await measureHeap(page)
  await page.context().close()
  return { own, other }
}

async function goToAndFro(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await follow(page)
    await goBack(page)
  }
}

async function follow(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View Product/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Related Products' }).waitFor()
}

/** Frames that are painted after the address has changed, up to the one that shows the cards. */
function goBack(page: Page): Promise<number> {
  return page.evaluate<number>(GO_BACK)
}

/** As text, since a compiled function may call helpers that the page lacks. */
const GO_BACK = `new Promise((resolve) => {
  let frames = 0
  const look = () => {
    frames += 1
    if (document.querySelector('.shop-results .product-card')) resolve(frames)
    else requestAnimationFrame(look)
  }
  addEventListener('popstate', () => requestAnimationFrame(look), { once: true })
  history.back()
})`
