import type { Answer } from '../../model/call'
import type { CheckFactory } from '../../model/check'
import type { CheckContext } from '../../model/check-context'

/** The list of products without parameters: requested once, and judged by several checks. */
export async function listByDefault({ call, slots }: CheckContext): Promise<Answer> {
  const known = slots.listing.peek()
  if (known) return known
  const answer = await call('listProducts')
  slots.listing.set(answer)
  return answer
}

/** The operations that need neither accounts nor records: the first that a service can have. */
export const createReachCheck: CheckFactory = (context) => {
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
      step('listCategories', () => context.call('listCategories')),
      step('listProducts', () => listByDefault(context)),
      step('signOut', () => context.call('signOut')),
    ],
  }
}
