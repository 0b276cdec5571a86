import type { Answer } from '../../model/call'
import type { CheckFactory } from '../../model/check'
import type { World } from '../../model/world'

/** The list of products without parameters: requested once, and judged by several checks. */
export async function listByDefault({ call, slots }: World): Promise<Answer> {
  const known = slots.listing.peek()
  if (known) return known
  const answer = await call('listProducts')
  slots.listing.set(answer)
  return answer
}

/** The operations that need neither accounts nor records: the first that a service can have. */
export const createReachCheck: CheckFactory = (world) => {
  const step = (operation: string, run: () => Promise<unknown>) => ({
    title: operation,
    operation,
    run: async () => {
      await run()
    },
  })
  return {
    id: 'reach',
    title: 'The service answers',
    level: 'reachable',
    kind: 'table',
    isReadOnly: true,
    steps: [
      step('listCategories', () => world.call('listCategories')),
      step('listProducts', () => listByDefault(world)),
      step('signOut', () => world.call('signOut')),
    ],
  }
}
