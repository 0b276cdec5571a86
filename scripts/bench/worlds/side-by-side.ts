import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { RUN_FILE } from '../../run/run-file'
import { runCommand } from '../../system/run-command'
import type { Figure } from '../figure'
import { takePairs } from '../pairs/take-pairs'
import { describeValues, type RoundCounts } from '../pairs/take-rounds'
import { median } from '../percentile'
import { timeDatabase } from './measure-worlds'

const ENTRY = fileURLToPath(new URL('./worlds-process.ts', import.meta.url))
const WORLDS = 100
const WORLD_GOAL_MS = 30
const MEMORY_GOAL_MB = 400

const madeSchema = z.object({ times: z.array(z.number()), memoryMb: z.number() })

/** How long another world takes and what a hundred need, each time in a process of their own. */
export async function measureSideBySide(counts: RoundCounts): Promise<Figure[]> {
  const memory: number[] = []
  const figures = await takePairs<readonly number[]>({
    yardstick: 'database',
    async own() {
      const { times, memoryMb } = await makeInProcess()
      memory.push(memoryMb)
      return times
    },
    other: async () => [await timeDatabase()],
    figures: [
      {
        name: 'a further world, median',
        unit: 'ms',
        of: median,
        goal: { of: 'value', atMost: WORLD_GOAL_MS },
      },
      { name: 'a further world, the slowest', unit: 'ms', of: (times) => Math.max(...times) },
    ],
    ...counts,
  })
  const sideBySide: Figure = {
    name: `${WORLDS} worlds side by side`,
    unit: 'MB',
    ...describeValues(memory),
    goal: { of: 'value', atMost: MEMORY_GOAL_MB },
  }
  return [...figures, sideBySide]
}

/** @throws Error with what the process wrote, when it fails */
async function makeInProcess(): Promise<z.infer<typeof madeSchema>> {
  const args = [RUN_FILE, ENTRY, String(WORLDS)]
  const { isOk, output } = await runCommand(process.execPath, args)
  if (!isOk) throw new Error(output)
  return madeSchema.parse(JSON.parse(output))
}
