import { startWorlds } from '../../../mocks/worlds/start-worlds'
import type { Bench, Figure } from '../figure'
import { median } from '../percentile'
import { makeWorlds, measureDatabases, measureRewind } from './measure-worlds'

const WORLDS = 100
const STEPS = 1_000
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
      note(`writing ${STEPS} steps`)
      const { writeMs, rewindMs } = await measureRewind(await worlds.use('rewound'), STEPS)
      const yardstick = { name: 'database', value: databaseMs }
      return [
        { name: 'the first world of a process', value: startMs, unit: 'ms' },
        toFigure('a further world, median', median(times), 30, yardstick),
        toFigure('a further world, the slowest', Math.max(...times)),
        {
          name: `${WORLDS} worlds side by side`,
          value: memoryMb,
          unit: 'MB',
          goal: { of: 'value', atMost: 400 },
        },
        toFigure('a write, recorded as a step', writeMs),
        toFigure(`going back ${STEPS} steps`, rewindMs, 300),
      ]
    } finally {
      await worlds.close()
    }
  },
}

function toFigure(
  name: string,
  value: number,
  atMost?: number,
  yardstick?: Figure['yardstick'],
): Figure {
  return {
    name,
    value,
    unit: 'ms',
    ...(yardstick ? { yardstick } : {}),
    ...(atMost === undefined ? {} : { goal: { of: 'value', atMost } }),
  }
}
