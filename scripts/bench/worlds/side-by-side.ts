import type { Worlds } from '../../../mocks/worlds/worlds'
import type { Figure } from '../figure'
import {
  describeValues,
  type RoundCounts,
  type RoundFigure,
  takeRounds,
} from '../pairs/take-rounds'
import { makeWorlds, measureRewind } from './measure-worlds'

const WORLDS = 100
const STEPS = 1_000
const WORLD_GOAL_MS = 30
const REWIND_GOAL_MS = 300
const MEMORY_GOAL_MB = 400
const FILE_GOAL_KB = 1_000
const BYTES_PER_MB = 1024 * 1024

/**
 * Worlds of one process: how long another takes, what a hundred need, and going back.
 *
 * @param databaseMs how long a database made anew takes
 */
export async function measureSideBySide(
  worlds: Worlds,
  databaseMs: number,
  counts: RoundCounts,
): Promise<Figure[]> {
  const seed = await worlds.use('first')
  const fileKb = (await worlds.save(seed)).byteLength / 1_000
  counts.note(`making ${WORLDS} worlds`)
  const before = process.memoryUsage.rss()
  const times = await makeWorlds(worlds, WORLDS)
  const memoryMb = (process.memoryUsage.rss() - before) / BYTES_PER_MB
  const rewound = await worlds.use('rewound')
  const steps = await takeRounds({
    ...counts,
    own: () => measureRewind(rewound, STEPS),
    figures: OF_STEPS,
    note: (text) => counts.note(`${STEPS} steps: ${text}`),
  })
  return [
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
      goal: { of: 'value', atMost: MEMORY_GOAL_MB },
    },
    ...steps,
    {
      name: 'a file of the seed’s world',
      value: fileKb,
      unit: 'kB',
      goal: { of: 'value', atMost: FILE_GOAL_KB },
    },
  ]
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
