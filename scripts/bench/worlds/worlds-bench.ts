import { z } from 'zod/mini'
import { openInMemory } from '../../../mocks/api/database/embedded/open-embedded'
import { signInAccounts } from '../../../mocks/api/database/seed/accounts'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import type { World } from '../../../mocks/worlds/world'
import type { Worlds } from '../../../mocks/worlds/worlds'
import type { Bench, Figure } from '../figure'
import { median } from '../percentile'

const WORLDS = 100
const STEPS = 1_000
const BYTES_PER_MB = 1024 * 1024
const DATABASES = 3

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
      const times = await makeWorlds(worlds)
      const memoryMb = (process.memoryUsage.rss() - before) / BYTES_PER_MB
      note(`writing ${STEPS} steps`)
      const { writeMs, rewindMs } = await measureRewind(await worlds.use('rewound'))
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
  yardstick?: { readonly name: string; readonly value: number },
): Figure {
  return {
    name,
    value,
    unit: 'ms',
    ...(yardstick ? { yardstick } : {}),
    ...(atMost === undefined ? {} : { goal: { of: 'value', atMost } }),
  }
}

async function measureDatabases(): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < DATABASES; index += 1) {
    const start = performance.now()
    const { close } = await openInMemory(async () => undefined)
    times.push(performance.now() - start)
    await close()
  }
  return median(times)
}

/** One after the other, each used as a test does: made, then asked. */
async function makeWorlds(worlds: Worlds): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < WORLDS; index += 1) {
    const start = performance.now()
    const world = await worlds.use(`world-${index}`)
    times.push(performance.now() - start)
    await send(world, 'GET', '/product/list?limit=6')
  }
  return times
}

async function measureRewind(world: World): Promise<{ writeMs: number; rewindMs: number }> {
  const { email, password } = signInAccounts[0]
  const { token, user } = signedIn.parse(
    await send(world, 'POST', '/auth/signin', { email, password }),
  )
  const start = performance.now()
  for (let index = 0; index < STEPS; index += 1) {
    await send(world, 'POST', `/category/create/${user._id}`, { name: `Shelf ${index}` }, token)
  }
  const writeMs = (performance.now() - start) / STEPS
  const rewindStart = performance.now()
  await world.rewind(0)
  return { writeMs, rewindMs: performance.now() - rewindStart }
}

const signedIn = z.object({ token: z.string(), user: z.object({ _id: z.string() }) })

async function send(
  world: World,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<unknown> {
  const response = await world.fetch(
    new Request(`http://mock.test/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return response.json()
}
