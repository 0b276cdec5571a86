import type { CheckFactory } from '../run/check'

/** The calls that need nothing: the first that a service can have. */
export const createReachCheck: CheckFactory = ({ call }) => ({
  id: 'reach',
  title: 'The service answers',
  level: 'reachable',
  areIndependent: true,
  isReadOnly: true,
  steps: ['listCategories', 'listProducts', 'signOut'].map((operation) => ({
    title: operation,
    operation,
    run: async () => {
      await call(operation)
    },
  })),
})
