import { asObject } from '../../../../mocks/contract/json'
import type { Actor, CheckContext, OwnActor } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import type { OwnAccount } from '../../model/identity'

/**
 * Who has signed in all the same, though the answer to a sign-in or a sign-up breaks the contract: all that is not about
 * the broken field can be tried with their token.
 *
 * @returns `undefined` where nobody has, and for an account that has become an administrator
 */
export async function findSignedIn(
  context: CheckContext,
  { difference }: ContractFailure,
  account: OwnAccount,
): Promise<OwnActor | undefined> {
  const { exchange } = difference
  if (exchange?.status !== 200) return undefined
  const { email, name, password } = account
  const body =
    exchange.request.operation === 'signIn'
      ? exchange.json
      : await signIn(context, { email, password })
  const actor = readActor(body, { email, name })
  const isShopper = asObject(asObject(body)['user'])['role'] !== 1
  // Later steps look for the name that is shown.
  return actor && isShopper ? { ...actor, account: { ...account, name: actor.name } } : undefined
}

/** The token and the id of an answer to a sign-in; a name or an email that is no text is taken as it was given. */
export function readActor(body: unknown, given: Pick<Actor, 'email' | 'name'>): Actor | undefined {
  const { token, user } = asObject(body)
  const { _id: id, name, email } = asObject(user)
  if (!isFilled(token) || !isFilled(id)) return undefined
  return {
    id,
    token,
    name: isFilled(name) ? name : given.name,
    email: isFilled(email) ? email : given.email,
  }
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

async function signIn(
  { call, client }: CheckContext,
  json: { readonly email: string; readonly password: string },
): Promise<unknown> {
  try {
    await call('signIn', { json, expect: [200, 401] })
  } catch (error) {
    if (!(error instanceof ContractFailure)) throw error
  }
  return client.exchanges.findLast(({ request }) => request.operation === 'signIn')?.json
}
