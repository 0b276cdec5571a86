import { afterEach, expect, test } from 'vitest'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'

let world: MockWorld

afterEach(() => world.delete())

test('MPKG-2 a name is taken at once, and who asks for none has one that is free', async () => {
  const made = await Promise.allSettled([
    createWorld({ name: 'both', state: 'one-left' }),
    createWorld({ name: 'both', state: 'sold-out' }),
  ])
  expect(made).toMatchObject([
    { status: 'fulfilled' },
    { reason: { message: 'There is a world "both" already: delete it first.' } },
  ])
  for (const result of made) if (result.status === 'fulfilled') world = result.value
  await world.delete()

  world = await createWorld()
  const number = Number(world.name.replace('world-', ''))
  const others = [await createWorld({ name: `world-${number + 1}` }), await createWorld()]
  expect(others[1]?.name).toBe(`world-${number + 2}`)
  for (const other of others) await other.delete()
})

test('MPKG-2 of a world that was deleted all says so, and what is no trouble is refused with what is taken', async () => {
  world = await createWorld()
  expect(() => Object(world).trouble()).toThrow(
    new TypeError(
      "trouble takes a text, such as 'createOrder:status=503;nth=2', or '' for none, but has undefined.",
    ),
  )
  await world.delete()
  for (const call of [
    () => world.listen(),
    () => world.state('seed'),
    () => world.save('none.world'),
    () => world.persona('shopper'),
    () => world.rewind(),
  ]) {
    await expect(call()).rejects.toThrow(`The world "${world.name}" was deleted.`)
  }
})
