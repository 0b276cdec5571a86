import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'

/**
 * For `test.extend(worldFixtures)` of Vitest: each test that asks for `world` has one of its own. It is named after the
 * test, so that ids are the same in every run.
 */
export const worldFixtures = {
  async world(
    { task }: { readonly task: { readonly id: string } },
    use: (world: MockWorld) => Promise<void>,
  ): Promise<void> {
    const world = await createWorld({ name: `test-${task.id.replaceAll(/[^a-z0-9]+/g, '-')}` })
    try {
      await use(world)
    } finally {
      await world.delete()
    }
  },
}
