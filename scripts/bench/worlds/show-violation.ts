import type { Browser } from 'playwright'
import { createWorldsApp } from '../../../mocks/worlds/http/worlds-app'
import { WORLDS_PATH } from '../../../mocks/worlds/start-worlds'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { readDesk } from '../../desk/read-desk'
import { listen } from '../../processes/listening/listen'
import type { Figure } from '../figure'
import { type RoundCounts, takeRounds } from '../pairs/take-rounds'

const GOAL_MS = 100
const NAME = 'judged'
const CALL = `${WORLDS_PATH}/${NAME}/api/product/list?limit=6`
const WRONG = { 'X-Mock-Trouble': 'listProducts:wrong-shape' }
const MARK = '.calls [data-broken="true"]'

/** From a call's whole answer until the desk shows where that breaks the contract. */
export async function measureViolation(
  browser: Browser,
  worlds: Worlds,
  counts: RoundCounts,
): Promise<Figure[]> {
  const stopping = new AbortController()
  const app = await createWorldsApp(worlds, { readDesk, stopping: stopping.signal })
  const server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${server.port}${WORLDS_PATH}/${NAME}/desk`)
    await page.getByText('Live').waitFor()
    return await takeRounds({
      // The page calls, so that one clock has both times; it looks at each frame, and the last one is drawn by then.
      own: () =>
        page.evaluate(
          async ([call, headers, mark]) => {
            const before = document.querySelectorAll(mark).length
            const answer = await fetch(call, { headers })
            await answer.text()
            const answeredAt = performance.now()
            while (document.querySelectorAll(mark).length === before)
              await new Promise(requestAnimationFrame)
            await new Promise(requestAnimationFrame)
            return performance.now() - answeredAt
          },
          [CALL, WRONG, MARK] as const,
        ),
      figures: [
        {
          name: 'what breaks the contract, from the answer until the desk shows it',
          unit: 'ms',
          of: (ms) => ms,
          goal: { of: 'value', atMost: GOAL_MS },
        },
      ],
      ...counts,
    })
  } finally {
    stopping.abort()
    await context.close()
    await server.close(0)
  }
}
