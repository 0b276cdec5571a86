import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takeRounds } from '../pairs/take-rounds'
import { type OpenPage, pressable } from './open-page'
import { SLOWDOWN, slowDown, takeWatch } from './watch-page'

const ROUNDS = { least: LEAST_VALUES, most: 20 } as const
/** A press waits for a task that has begun. */
const GOAL_MS = 100
const AFTER_MS = 2_000

/** The cart with its checkout, until one can pay. */
export async function measureCheckoutStart(
  open: OpenPage,
  note: (text: string) => void,
): Promise<Figure[]> {
  return takeRounds({
    own: () => startCheckout(open),
    figures: [
      {
        name: `checkout's start, processor slowed ${SLOWDOWN} times: longest task (none over 50 ms is 0)`,
        unit: 'ms',
        of: (ms) => ms,
        goal: { of: 'value', atMost: GOAL_MS },
      },
    ],
    ...ROUNDS,
    note: (text) => note(`checkout's start: ${text}`),
  })
}

async function startCheckout(open: OpenPage): Promise<number> {
  const page = await open('/cart', async (tab) => {
    await tab.goto('/')
    await pressable(tab, tab.getByRole('button', { name: /^Add to cart/ })).click()
    await slowDown(tab)
  })
  // Hidden where methods are saved.
  await page.getByTitle('Card number').waitFor({ state: 'attached' })
  await page.waitForTimeout(AFTER_MS)
  const { longestTask } = await takeWatch(page)
  await page.context().close()
  return longestTask
}
