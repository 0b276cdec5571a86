import { startWorlds } from '../../../mocks/worlds/start-worlds'
import type { Bench } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { describeValues, type RoundFigure, takeRounds } from '../pairs/take-rounds'
import { makeWorlds, measureDatabases, measureRewind } from './measure-worlds'

const WORLDS = 100
const STEPS = 1_000
const WORLD_GOAL_MS = 30
const REWIND_GOAL_MS = 300
const BYTES_PER_MB = 1024 * 1024

/** Worlds of the mock, beside a database that is made anew for each test. */
export const worldsBench: Bench = {
  name: 'worlds',
  about: 'worlds of the mock, beside a database made anew for each test (PGlite, in memory)',
  async run(note) {
    const databaseMs = await measureDatabases()
    const start = performance.now()
    const worlds = await startWorlds({ log: () => undefined })
    const startMs = performance.now() - start
    try {
      await worlds.use('first')
      note(`making ${WORLDS} worlds`)
      const before = process.memoryUsage.rss()
      const times = await makeWorlds(worlds, WORLDS)
      const memoryMb = (process.memoryUsage.rss() - before) / BYTES_PER_MB
      const rewound = await worlds.use('rewound')
      const steps = await takeRounds({
        own: () => measureRewind(rewound, STEPS),
        figures: OF_STEPS,
        least: LEAST_VALUES,
        most: 12,
        note: (text) => note(`${STEPS} steps: ${text}`),
      })
      return [
        { name: 'the first world of a process', value: startMs, unit: 'ms' },
        {
          name: 'a further world, median',
          unit: 'ms',
          // All of them, and no look before the last: any number of values will do.
          ...describeValues(times),
          yardstick: { name: 'database', value: databaseMs },
          goal: { of: 'value', atMost: WORLD_GOAL_MS },
        },
        { name: 'a further world, the slowest', value: Math.max(...times), unit: 'ms' },
        {
          name: `${WORLDS} worlds side by side`,
          value: memoryMb,
          unit: 'MB',
          goal: { of: 'value', atMost: 400 },
        },
        ...steps,
      ]
    } finally {
      await worlds.close()
    }
  },
}

const OF_STEPS: readonly RoundFigure<{ writeMs: number; rewindMs: number }>[] = [
  { name: 'a write, recorded as a step', unit: 'ms', of: ({ writeMs }) => writeMs },
  {
    name: `going back ${STEPS} steps`,
    unit: 'ms',
    of: ({ rewindMs }) => rewindMs,
    goal: { of: 'value', atMost: REWIND_GOAL_MS },
  },
]
