import { sessionShape } from '../../../../src/api/generated/shapes/session'
import type { RequestParts } from '../../http/build-request'
import type { Answer } from '../../model/call'
import type { CheckFactory } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { createGarbageToken } from '../tokens/forge-token'

interface PublicCall {
  readonly operation: string
  readonly expect?: number
  /** Whether it is called in thorough runs only: a token is checked for all reads, or for none, as a rule. */
  readonly isThorough?: boolean
  parts(context: CheckContext): RequestParts
  take?(context: CheckContext, answer: Answer): void
}

/** The public operations, each with a request that conforms: one row an operation. */
export const publicCalls: readonly PublicCall[] = [
  {
    operation: 'signIn',
    parts({ slots }) {
      const { email, password } = slots.shopper.get().account
      return { json: { email, password } }
    },
    // A service may keep one session for each account: the newest.
    take({ slots }, answer) {
      slots.shopper.set({ ...slots.shopper.get(), token: answer.read(sessionShape).token })
    },
  },
  {
    operation: 'signUp',
    // Taken: the contract's 409 says that the call was let through, and nothing is made.
    expect: 409,
    parts({ slots }) {
      const { name, email, password } = slots.shopper.get().account
      return { json: { name, email, password } }
    },
  },
  { operation: 'signOut', isThorough: true, parts: () => ({}) },
  { operation: 'listProducts', parts: () => ({}) },
  {
    operation: 'filterProducts',
    isThorough: true,
    parts: () => ({ json: { limit: 1, skip: 0, filters: { category: [], price: [] } } }),
  },
  {
    operation: 'searchProducts',
    isThorough: true,
    parts: ({ identity }) => ({ query: { search: identity.tag } }),
  },
  { operation: 'showProduct', parts: toFree },
  { operation: 'listRelatedProducts', isThorough: true, parts: toFree },
  { operation: 'listCategories', parts: () => ({}) },
]

/** A client whose session has ended must still be able to look around and to sign in. */
export const createPublicCallsCheck: CheckFactory = (context) => ({
  id: 'public-access',
  title: 'Public calls work with a bad token too',
  level: 'access',
  needs: ['accounts', 'products'],
  kind: 'table',
  steps: publicCalls.map(({ operation, expect = 200, isThorough = false, parts, take }) => ({
    title: `${operation} with a bad token`,
    operation,
    isThorough,
    async run() {
      const answer = await context.call(operation, {
        ...parts(context),
        token: createGarbageToken(),
        expect,
        rule: 'public-access',
        cause: 'A token is checked where none is needed.',
      })
      take?.(context, answer)
    },
  })),
})

/** Not the victim: an earlier request that should have been refused may have deleted it. */
function toFree({ slots }: CheckContext): RequestParts {
  return { path: { productId: slots.products.get().free._id } }
}
