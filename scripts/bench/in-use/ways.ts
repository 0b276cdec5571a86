import type { Page } from 'playwright'
import type { Figure } from '../figure'
import { median } from '../percentile'
import { measureHeap } from './watch-page'

const ROUNDS = 50
const TIMES = 5
/** Until then the browser compiles what turns out to be called often, and keeps that. */
const WARM_UP_ROUNDS = 20

/** To a product and back, again and again; `open` opens a page at a path. */
export async function measureWays(
  open: (path: string) => Promise<Page>,
  note: (text: string) => void,
): Promise<Figure[]> {
  const page = await open('/shop')
  await page.getByRole('article').first().waitFor()
  const frames: number[] = []
  for (let index = 0; index < TIMES; index += 1) {
    await follow(page)
    frames.push(await goBack(page))
  }
  note(`${2 * ROUNDS} navigations`)
  await goToAndFro(page, WARM_UP_ROUNDS)
  const before = await measureHeap(page)
  await goToAndFro(page, ROUNDS)
  const after = await measureHeap(page)
  await page.context().close()
  return [
    {
      name: 'Back to the shop: frames until its cards stand there',
      value: median(frames),
      unit: 'count',
      goal: { of: 'value', atMost: 1 },
    },
    {
      name: `script objects after ${2 * ROUNDS} navigations`,
      value: after,
      unit: 'MB',
      yardstick: { name: 'before', value: before },
      goal: { of: 'ratio', atMost: 1.1 },
    },
  ]
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
