import type { Operation } from '../../../../mocks/contract/operation'
import type { RequestParts } from '../../http/build-request'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { Undecided } from '../../model/errors'
import { callProtected } from '../access/call-protected'
import { createProtectedParts } from '../access/protected-requests'
import { toUnknownId } from '../orders/to-unknown-id'
import { changeSignature, cutToken, swapCase } from './forge-token'

interface Sending {
  readonly what: string
  readonly cause: string
  /** The header; `undefined` when this token can't be sent so. */
  write(token: string): string | undefined
}

const HEXADECIMAL = 'a token of hexadecimal digits may be read in either case'

/** Ways of sending a user's own token that must not count. */
const sendings: readonly Sending[] = [
  {
    what: 'a token without its end',
    cause: 'A token is looked up or verified by its beginning.',
    write: (token) => `Bearer ${cutToken(token)}`,
  },
  {
    what: 'a token with more behind it',
    cause: 'What stands behind a token is not looked at.',
    write: (token) => `Bearer ${token}x`,
  },
  {
    what: 'a token in other letters',
    cause: 'Tokens are compared whatever their case.',
    write(token) {
      if (/^[\da-f-]+$/i.test(token)) throw new Undecided(HEXADECIMAL)
      return `Bearer ${swapCase(token)}`
    },
  },
  {
    what: 'a token with another signature',
    cause: 'The token’s signature is not verified.',
    write(token) {
      const other = changeSignature(token)
      return other === undefined ? undefined : `Bearer ${other}`
    },
  },
  {
    what: 'a token without its scheme',
    cause: 'The scheme is not looked at.',
    write: (token) => token,
  },
  {
    what: 'a token in another scheme',
    cause: 'Another scheme is taken for "Bearer".',
    // Some frameworks have it by default; "Basic" is tried at one operation by each run.
    write: (token) => `Token ${token}`,
  },
]

/** Every protected operation with the right user's token, sent in a way that must not count; one that must. */
export const createTokenMatrix: CheckFactory = (context) => ({
  id: 'token-matrix',
  title: 'Every operation takes a token in its own scheme, and whole',
  level: 'access',
  needs: ['accounts', 'admin', 'categories', 'products', 'order'],
  kind: 'table',
  steps: context.contract.operations
    .filter(({ role }) => role !== undefined)
    .flatMap((operation) => [
      ...sendings.map((sending) => createRefusal(context, operation, sending)),
      createCapitals(context, operation),
    ]),
})

function ownerOf({ slots }: CheckContext, { role }: Operation) {
  return role === 'administrator' ? slots.admin.get() : slots.shopper.get()
}

function createRefusal(
  context: CheckContext,
  called: Operation,
  { what, cause, write }: Sending,
): Step {
  const operation = called.id
  return {
    title: `${operation}: ${what}`,
    operation,
    isThorough: true,
    async run() {
      const { id: userId, token } = ownerOf(context, called)
      const authorization = write(token)
      if (authorization === undefined) return
      const { path, ...parts } = await createProtectedParts(context, operation)
      const headers = { authorization }
      const refused = { expect: 401, rule: 'bad-token', cause } as const
      const options = { ...parts, path: { ...path, userId }, headers, ...refused }
      await callProtected(context, operation, options, `token-matrix › ${operation}: ${what}`)
    },
  }
}

/** What a request is answered whose token counts; 200 where nothing is said. */
const answers: Readonly<Record<string, readonly number[]>> = {
  createCategory: [409],
  deleteProduct: [404],
  // Other steps may have set a status that this one may not follow.
  updateOrderStatus: [200, 400],
}

function createCapitals(context: CheckContext, called: Operation): Step {
  const operation = called.id
  return {
    title: `${operation}: "BEARER" in capitals`,
    operation,
    isThorough: true,
    async run() {
      const { id: userId, token } = ownerOf(context, called)
      const { path, ...parts } = await createProtectedParts(context, operation)
      await callProtected(context, operation, {
        ...parts,
        path: { ...path, ...(operation === 'deleteProduct' ? toNowhere(path) : {}), userId },
        headers: { authorization: `BEARER ${token}` },
        expect: answers[operation] ?? [200],
        cause: 'The scheme is compared with its case, which RFC 9110 (11.1) does not have.',
      })
      // A transaction makes one order: the next request needs another.
      if (operation === 'createOrder') context.slots.freeTransaction.clear()
    },
  }
}

/** The product is needed: another one is deleted, which there is not. */
function toNowhere(path: RequestParts['path']) {
  return { productId: toUnknownId(path?.['productId'] ?? '') }
}
