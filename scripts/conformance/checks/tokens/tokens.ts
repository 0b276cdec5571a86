import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { cutToken } from './forge-token'
import { forgeToken, guessSecret } from './guessable-secrets'

/** One way of sending a user's own token, or one made of it. */
interface Sending {
  readonly title: string
  readonly operation: 'readProfile' | 'listOrders'
  readonly expect: 200 | 401
  readonly cause: string
  /** The header; `undefined` when there is nothing to try. */
  write(token: string): string | undefined
}

const CUT = {
  expect: 401,
  cause: 'A token is looked up or verified by its beginning.',
  write: (token: string) => `Bearer ${cutToken(token)}`,
} as const

const sendings: readonly Sending[] = [
  {
    title: 'readProfile: "bearer" in small letters',
    operation: 'readProfile',
    expect: 200,
    cause: 'The scheme is compared with its case, which RFC 9110 (11.1) does not have.',
    write: (token) => `bearer ${token}`,
  },
  {
    title: 'readProfile: a token in another scheme',
    operation: 'readProfile',
    expect: 401,
    cause: 'What follows the first blank is taken for a token, whatever stands before it.',
    write: (token) => `Basic ${token}`,
  },
  { title: 'readProfile: a token without its end', operation: 'readProfile', ...CUT },
  { title: 'listOrders: a token without its end', operation: 'listOrders', ...CUT },
  {
    title: 'readProfile: a token that is signed with a common secret',
    operation: 'readProfile',
    expect: 401,
    cause: 'Tokens are signed with a secret that anybody guesses. Take a long random one.',
    write(token) {
      const secret = guessSecret(token)
      return secret === undefined ? undefined : `Bearer ${forgeToken(token, secret)}`
    },
  },
]

/** Tokens count in the scheme of the contract, and whole. */
export const createTokensCheck: CheckFactory = (context) => ({
  id: 'tokens',
  title: 'A token is taken in its own scheme, and whole',
  level: 'access',
  needs: ['accounts', 'admin'],
  kind: 'table',
  steps: sendings.map((sending) => createStep(context, sending)),
})

function createStep(
  { call, slots }: CheckContext,
  { title, operation, expect, cause, write }: Sending,
): Step {
  return {
    title,
    operation,
    async run() {
      const { id: userId, token } = (operation === 'listOrders' ? slots.admin : slots.shopper).get()
      const authorization = write(token)
      if (authorization === undefined) return
      await call(operation, {
        path: { userId },
        headers: { authorization },
        expect,
        rule: expect === 200 ? 'refused' : 'bad-token',
        cause,
      })
    },
  }
}
