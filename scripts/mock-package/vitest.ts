import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'

/** For `test.extend(worldFixtures)` of Vitest: each test that asks for `world` has one of its own. */
export const worldFixtures = {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there which fixtures it needs
  async world({}: object, use: (world: MockWorld) => Promise<void>): Promise<void> {
    const world = await createWorld()
    try {
      await use(world)
    } finally {
      await world.delete()
    }
  },
}
