import { z } from 'zod/mini'
import { openInMemory } from '../../../mocks/api/database/embedded/open-embedded'
import { signInAccounts } from '../../../mocks/api/database/seed/accounts'
import type { World } from '../../../mocks/worlds/world'
import type { Worlds } from '../../../mocks/worlds/worlds'

/** How long a database made anew takes, in milliseconds. */
export async function timeDatabase(): Promise<number> {
  const start = performance.now()
  const { close } = await openInMemory(async () => undefined)
  const ms = performance.now() - start
  await close()
  return ms
}

/** One after the other, each used as a test does: made, then asked. */
export async function makeWorlds(worlds: Worlds, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const start = performance.now()
    const world = await worlds.use(`world-${index}`)
    times.push(performance.now() - start)
    await send(world, 'GET', '/product/list?limit=6')
  }
  return times
}

/** A world's writes, and the way back over all of them. */
export async function measureRewind(
  world: World,
  steps: number,
): Promise<{ writeMs: number; rewindMs: number }> {
  const { email, password } = signInAccounts[0]
  const { token, user } = signedIn.parse(
    await send(world, 'POST', '/auth/signin', { email, password }),
  )
  const start = performance.now()
  for (let index = 0; index < steps; index += 1) {
    await send(world, 'POST', `/category/create/${user._id}`, { name: `Shelf ${index}` }, token)
  }
  const writeMs = (performance.now() - start) / steps
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
