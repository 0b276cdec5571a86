import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'

interface FixtureContext {
  /** There is none for what is made once for a file. */
  readonly task?: { readonly id: string }
}

/** Of the worlds that tests have now. */
const names = new Set<string>()

/**
 * For `test.extend(worldFixtures)` of Vitest: each test that asks for `world` has one of its own. It is named after the
 * test, so that ids are the same in every run. `worldFixtures.world` is also that of a second one, and with
 * `{ scope: 'file' }` that of all tests of a file.
 */
export const worldFixtures = {
  async world({ task }: FixtureContext, use: (world: MockWorld) => Promise<void>): Promise<void> {
    const name = takeName(task ? `test-${task.id.replaceAll(/[^a-z0-9]+/g, '-')}` : 'test-file')
    try {
      const world = await createWorld({ name })
      try {
        await use(world)
      } finally {
        await world.delete()
      }
    } finally {
      names.delete(name)
    }
  },
}

function takeName(first: string): string {
  let name = first
  // No test has such a number.
  for (let count = 2; names.has(name); count += 1) name = `${first}-x${count}`
  names.add(name)
  return name
}
