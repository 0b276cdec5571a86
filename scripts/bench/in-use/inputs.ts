import type { Page } from 'playwright'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takeRounds } from '../pairs/take-rounds'
import { takeWatch } from './watch-page'

const ROUNDS = { least: LEAST_VALUES, most: 20 } as const
/** A phone of the middle class is about as much slower than a desk's computer. */
const SLOWDOWN = 4
const GOAL_MS = 100

interface Input {
  readonly name: string
  /** Where it is made. */
  readonly path: string
  /** Brings the page to where it can be made. */
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
      await addToCart(page)
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

const moreOf = (page: Page) => page.getByRole('button', { name: /^(?:One more|Increase)/ }).first()
const sortByPrice = (page: Page) =>
  page.getByRole('columnheader', { name: 'Price' }).getByRole('button')

/** Input to next paint with a slowed processor; `open` opens a page of a signed-in admin at a path. */
export async function measureInputs(
  open: (path: string) => Promise<Page>,
  note: (text: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const input of INPUTS) {
    const measured = await takeRounds({
      own: () => measureInput(open, input),
      figures: [
        {
          name: `${input.name}, processor slowed ${SLOWDOWN} times`,
          unit: 'ms',
          of: (ms) => ms,
          goal: { of: 'value', atMost: GOAL_MS },
        },
      ],
      ...ROUNDS,
      note: (text) => note(`${input.name}: ${text}`),
    })
    figures.push(...measured)
  }
  return figures
}

async function measureInput(
  open: (path: string) => Promise<Page>,
  { path, prepare, make }: Input,
): Promise<number> {
  const page = await open(path)
  await prepare(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await takeWatch(page)
  await make(page)
  await page.waitForTimeout(1_000)
  const { slowestInput } = await takeWatch(page)
  await page.context().close()
  return slowestInput
}
