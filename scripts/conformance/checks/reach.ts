import type { CheckFactory } from '../run/check'
import { listByDefault } from './catalogue/list-by-default'

/** The calls that need nothing: the first that a service can have. */
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
    areIndependent: true,
    isReadOnly: true,
    steps: [
      step('listCategories', () => world.call('listCategories')),
      step('listProducts', () => listByDefault(world)),
      step('signOut', () => world.call('signOut')),
    ],
  }
}
