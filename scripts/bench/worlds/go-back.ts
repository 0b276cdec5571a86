import type { Worlds } from '../../../mocks/worlds/worlds'
import type { Figure } from '../figure'
import { type RoundCounts, type RoundFigure, takeRounds } from '../pairs/take-rounds'
import { measureRewind } from './measure-worlds'

const STEPS = 1_000
const REWIND_GOAL_MS = 300
const FILE_GOAL_KB = 1_000

/** A world's steps, the way back over all of them, and its file. */
export async function measureSteps(worlds: Worlds, counts: RoundCounts): Promise<Figure[]> {
  const seed = await worlds.use('first')
  const fileKb = (await worlds.save(seed)).byteLength / 1_000
  const rewound = await worlds.use('rewound')
  const steps = await takeRounds({
    own: () => measureRewind(rewound, STEPS),
    figures: OF_STEPS,
    ...counts,
  })
  return [
    ...steps,
    {
      name: 'a file of the seed’s world',
      value: fileKb,
      unit: 'kB',
      isExact: true,
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
