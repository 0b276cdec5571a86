import type { Locator, Page } from 'playwright/test'
import { tagsOf } from '../length'
import { LONG_SHELF } from './support/shop-page'
import { expect, test } from './support/test'

const STEPS = 14
/** Each seed is another walk; a failure names it, so that it can be walked again. */
const SEEDS = [1, 2, 3, 4]

/** What a visitor sees of a page, and where on it they are. */
interface Place {
  address: string
  heading: string
  checked: string[]
  products: string[]
  focus: string
  scrollY: number
}

for (const seed of SEEDS) {
  const title = `SHOP-9 a random walk (${seed}): Back, forward and reload find each page as it was left`
  test(title, { tag: tagsOf(seed === 1) }, async ({ page }) => {
    const random = createRandom(seed)
    const left: Place[] = []
    let current = 0
    await page.goto(LONG_SHELF)
    await rest(page)
    for (let step = 0; step < STEPS; step += 1) {
      const move = pick(random, ['on', 'on', 'on', 'back', 'forward', 'reload'] as const)
      const choice = move === 'on' ? await turnTo(page, random) : undefined
      left[current] = await readPlace(page)
      if (move === 'reload') {
        await page.reload()
        await expectPlace(page, left[current])
      } else if (move === 'back' && current > 0) {
        current -= 1
        await page.goBack()
        await expectPlace(page, left[current])
      } else if (move === 'forward' && left[current + 1]) {
        current += 1
        await page.goForward()
        await expectPlace(page, left[current])
      } else if (choice && (await use(page, choice))) {
        current += 1
        left.length = current
      }
    }
  })
}

/** Focuses something that a visitor may use here, and scrolls on a little. */
async function turnTo(page: Page, random: () => number): Promise<Locator> {
  const choices = page.locator(
    [
      'main .product-card-view',
      'main .filter-choice input[type="checkbox"]',
      'main .filter-chip',
      'main .load-more',
      'header .bar-entry[href="/shop"]',
      'header .bar-entry[href="/"]',
    ].join(', '),
  )
  const choice = choices.nth(Math.floor(random() * (await choices.count())))
  await choice.focus()
  await page.evaluate((share) => window.scrollBy(0, Math.round((share - 0.5) * 300)), random())
  await rest(page)
  return choice
}

/** Uses it by keyboard; says whether that was a new step of the history. */
async function use(page: Page, choice: Locator): Promise<boolean> {
  const stepsBefore = await countSteps(page)
  await page.keyboard.press((await choice.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  await rest(page)
  return (await countSteps(page)) > stepsBefore
}

/** The router numbers the entries of the history. */
function countSteps(page: Page): Promise<number> {
  return page.evaluate(() => history.state.idx)
}

/** Waits until nothing is on its way. */
async function rest(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  // Results follow a choice later, and only then say that they are on their way.
  await settle(page)
  await expect(page.locator('[aria-busy="true"], .page-fallback, .skeleton')).toHaveCount(0)
  // The router shows an address, and the browser tells of a scroll, a moment later.
  await settle(page)
}

/** Waits for what is drawn next, and for what a page has put off until it has time. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        ),
      ),
  )
}

function readPlace(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
    const { pathname, search } = window.location
    return {
      address: pathname + search,
      heading: texts('main h1')[0] ?? '',
      checked: texts('main label:has(:checked)'),
      products: texts('main h3'),
      focus: document.activeElement?.id ?? '',
      scrollY: window.scrollY,
    }
  })
}

async function expectPlace(page: Page, place: Place | undefined): Promise<void> {
  if (!place) throw new Error('The walk has not been here.')
  const { scrollY, focus, ...seen } = place
  await expect(async () => {
    const found = await readPlace(page)
    expect(found).toMatchObject(seen)
    expect(Math.abs(found.scrollY - scrollY), 'scrolled pixels').toBeLessThanOrEqual(8)
    if (focus) expect(found.focus).toBe(focus)
  }).toPass()
  await rest(page)
}

function pick<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
