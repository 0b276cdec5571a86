import type { Page } from 'playwright'
import type { Figure } from '../figure'
import { toQuantileInterval } from '../pairs/quantile-interval'
import { SLOWDOWN, slowDown, takeWatch } from './watch-page'

/** On as many pages, of which each is pressed once after it has loaded and once again. */
const PRESSES = 40
const PERCENT = 75
/** The frames after it, too, are of what a press does. */
const AFTER_MS = 500
const GOAL_MS = 56

interface Input {
  readonly name: string
  /** Where it is made. */
  readonly path: string
  /** Brings the page to where it can be made, twice. */
  prepare(page: Page): Promise<unknown>
  make(page: Page): Promise<unknown>
}

const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Add to cart' }).first()
const addToCart = (page: Page) =>
  page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()

const INPUTS: readonly Input[] = [
  { name: 'add to cart', path: '/', prepare: (page) => card(page).waitFor(), make: addToCart },
  {
    name: 'one more of a line in the cart',
    path: '/',
    async prepare(page) {
      // Some are sold out at one.
      for (let count = 0; count < 3; count += 1) await addToCart(page)
      await page.goto(new URL('/cart', page.url()).href)
      await moreOf(page).waitFor()
    },
    make: (page) => moreOf(page).click(),
  },
  {
    name: 'tick a filter',
    path: '/shop',
    prepare: (page) => card(page).waitFor(),
    make: (page) => page.getByRole('checkbox').first().click(),
  },
  {
    name: 'load more',
    path: '/shop',
    prepare: (page) => card(page).waitFor(),
    make: (page) => page.getByRole('button', { name: 'Load more' }).click(),
  },
  {
    name: 'sort 10,000 rows',
    path: '/admin/products',
    prepare: (page) => sortByPrice(page).waitFor(),
    make: (page) => sortByPrice(page).click(),
  },
]

const moreOf = (page: Page) =>
  page.getByRole('button', { name: /^One more/, disabled: false }).first()
const sortByPrice = (page: Page) =>
  page.getByRole('columnheader', { name: 'Price' }).getByRole('button')

/** Input to next paint with a slowed processor; `open` opens a page of a signed-in admin at a path. */
export async function measureInputs(
  open: (path: string) => Promise<Page>,
  note: (text: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const input of INPUTS) {
    const first: number[] = []
    const next: number[] = []
    for (let count = 1; count <= PRESSES; count += 1) {
      note(`${input.name}: ${count} of ${PRESSES}`)
      const page = await open(input.path)
      await input.prepare(page)
      await slowDown(page)
      first.push(await measureInput(page, input))
      next.push(await measureInput(page, input))
      await page.context().close()
    }
    figures.push(toFigure(input, 'first press after loading', first))
    figures.push(toFigure(input, 'next press', next))
  }
  return figures
}

function toFigure({ name }: Input, press: string, values: readonly number[]): Figure {
  const { value, low, high } = toQuantileInterval(values, PERCENT)
  return {
    name: `${name}, processor slowed ${SLOWDOWN} times: ${press}, ${PERCENT}th percentile of ${PRESSES}`,
    value,
    unit: 'ms',
    interval: { of: 'value', low, high, count: values.length },
    goal: { of: 'value', atMost: GOAL_MS },
  }
}

async function measureInput(page: Page, { make }: Input): Promise<number> {
  await takeWatch(page)
  await make(page)
  await page.waitForTimeout(AFTER_MS)
  const { slowestInput } = await takeWatch(page)
  return slowestInput
}
