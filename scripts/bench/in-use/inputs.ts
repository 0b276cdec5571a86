import type { Locator, Page } from 'playwright'
import type { Figure } from '../figure'
import { toQuantileInterval } from '../pairs/quantile-interval'
import { type OpenPage, pressable } from './open-page'
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
  /** Done on another page before, at full speed. */
  before?(page: Page): Promise<unknown>
  /** What must be there for a press to do what is measured, beside what is pressed. */
  awaited?(page: Page): Locator
  /** What is pressed, twice. */
  control(page: Page): Locator
}

const addToCart = (page: Page) => page.getByRole('button', { name: /^Add to cart/ })

const INPUTS: readonly Input[] = [
  { name: 'add to cart', path: '/', control: addToCart },
  {
    name: 'one more of a line in the cart',
    path: '/cart',
    async before(page) {
      await page.goto('/')
      // Some are sold out at one.
      for (let count = 0; count < 3; count += 1) await pressable(page, addToCart(page)).click()
    },
    control: (page) => page.getByRole('button', { name: /^One more/, disabled: false }),
  },
  { name: 'tick a filter', path: '/shop', control: (page) => page.getByRole('checkbox') },
  {
    name: 'load more',
    path: '/shop',
    control: (page) => page.getByRole('button', { name: 'Load more' }),
  },
  {
    name: 'sort 10,000 rows',
    path: '/admin/products',
    awaited: (page) => page.locator('.table-frame').getByRole('link'),
    control: (page) => page.getByRole('columnheader', { name: 'Price' }).getByRole('button'),
  },
]

/** Input to next paint of pages that were loaded, too, with a slowed processor. */
export async function measureInputs(
  open: OpenPage,
  note: (text: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const input of INPUTS) {
    const first: number[] = []
    const next: number[] = []
    for (let count = 1; count <= PRESSES; count += 1) {
      note(`${input.name}: ${count} of ${PRESSES}`)
      const presses = await pressTwice(open, input)
      first.push(presses.firstMs)
      next.push(presses.nextMs)
    }
    figures.push(toFigure(input, 'first press after loading', first))
    figures.push(toFigure(input, 'next press', next))
  }
  return figures
}

/** As soon as the page can be pressed, whatever it still does then; and once more when it has settled. */
async function pressTwice(
  open: OpenPage,
  { path, before, awaited, control }: Input,
): Promise<{ readonly firstMs: number; readonly nextMs: number }> {
  const page = await open(path, async (tab) => {
    await before?.(tab)
    await slowDown(tab)
  })
  const press = async () => {
    await pressable(page, control(page)).click()
    await page.waitForTimeout(AFTER_MS)
    const { slowestInput } = await takeWatch(page)
    return slowestInput
  }
  await awaited?.(page).first().waitFor()
  const firstMs = await press()
  const nextMs = await press()
  await page.context().close()
  return { firstMs, nextMs }
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
