import { asObject } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Actor, CheckContext, OwnActor } from '../../model/check-context'
import type { ContractFailure } from '../../model/errors'
import type { OwnAccount } from '../../model/identity'
import { tryFurther } from '../../send/try-further'

/**
 * Who has signed in all the same, though the answer to a sign-in or a sign-up breaks the contract: all that is not about
 * what is broken can be tried with their token. Where the account is refused because there is none yet, it is made.
 *
 * @returns `undefined` where nobody has, and for an account that has become an administrator
 */
export async function findSignedIn(
  context: CheckContext,
  { difference }: ContractFailure,
  account: OwnAccount,
): Promise<OwnActor | undefined> {
  const { exchange } = difference
  if (!exchange) return undefined
  const { email, name, password } = account
  const isNew = exchange.request.operation === 'signIn' && exchange.status === 401
  const json = { name, email, password }
  const made = isNew ? await send(context, 'signUp', json) : exchange
  if (!made || made.status >= 300) return undefined
  const session =
    made.request.operation === 'signIn' ? made : await send(context, 'signIn', { email, password })
  if (!session || session.status >= 300) return undefined
  const body = session.json
  const actor = readActor(body, { email, name })
  const isShopper = asObject(asObject(body)['user'])['role'] !== 1
  // Later steps look for the name that is shown.
  return actor && isShopper ? { ...actor, account: { ...account, name: actor.name } } : undefined
}

/**
 * The token and the id of an answer to a sign-in; a name or an email that is no text is taken as it was given. Where the
 * email is another one, it may be the session of somebody whose things are not the check's to change.
 */
export function readActor(body: unknown, given: Pick<Actor, 'email' | 'name'>): Actor | undefined {
  const { token, user } = asObject(body)
  const { _id: id, name, email } = asObject(user)
  if (!isFilled(token) || !isFilled(id)) return undefined
  if (isFilled(email) && email.toLowerCase() !== given.email.toLowerCase()) return undefined
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

/** The answer, whatever it breaks. */
async function send(
  { call, client }: CheckContext,
  operation: string,
  json: object,
): Promise<Exchange | undefined> {
  await tryFurther(call(operation, { json }))
  return client.exchanges.findLast(({ request }) => request.operation === operation)
}
