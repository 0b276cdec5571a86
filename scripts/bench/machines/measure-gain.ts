import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { repeatPairs } from '../pairs/take-pairs'
import { unpackEarlierVersion } from './earlier-version'
import { withFleet } from './fleet'
import { takeTurns, warmUp } from './order-window'

const PAIRS = { least: LEAST_VALUES, most: 24 } as const
const FIGURE = {
  name: 'processor time of the API for an order, now and when it took 9.2 ms',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 0.5 },
} as const

/**
 * Processor time of the API for an order, beside that of the version which took 9.2 ms: to be halved on any machine. Both
 * sell in turns to shoppers who buy in the same way, each on a database of its own.
 */
export async function measureGain(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const earlier = await unpackEarlierVersion().catch((error: unknown) => {
    note(`the earlier version is left out: it takes the repository's history (${String(error)})`)
  })
  // Where it can't be measured the goal is open, not gone.
  if (!earlier) return [{ ...FIGURE, value: Number.NaN, ratio: Number.NaN }]
  return withFleet(serverUrl, 1, (now) =>
    withFleet(
      serverUrl,
      1,
      async (before) => {
        for (const fleet of [now, before]) await warmUp(fleet)
        return repeatPairs(
          {
            yardstick: 'the earlier version',
            figures: [{ ...FIGURE, of: ({ cpuMs }) => cpuMs }],
            ...PAIRS,
            note: (text) => note(`buying, and from the earlier version: ${text}`),
          },
          () => takeTurns(now, before),
        )
      },
      earlier,
    ),
  )
}
