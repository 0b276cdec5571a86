import { sessionShape } from '../../../../src/api/generated/shapes/session'
import { buildRequest } from '../../http/build-request'
import { TransportError } from '../../http/client'
import type { OwnAccount } from '../../model/identity'
import type { OwnActor, World } from '../../model/world'

type Credentials = Pick<OwnAccount, 'email' | 'password'>

/**
 * Restores the e-mail and password of the check's own account after a failed step or an interrupted run.
 * Returns the signed-in user; `undefined` when no known credentials work.
 */
export async function recoverAccount(
  world: World,
  account: OwnAccount,
): Promise<OwnActor | undefined> {
  const { email, password, changedEmail, changedPassword } = account
  return (
    (await recoverFrom(world, account, { email: changedEmail, password })) ??
    (await recoverFrom(world, account, { email, password: changedPassword }))
  )
}

/** Recovers an account that signs in with other credentials than its own. */
export async function recoverFrom(
  world: World,
  account: OwnAccount,
  changed: Credentials,
): Promise<OwnActor | undefined> {
  const session = await trySignIn(world, changed)
  if (!session) return undefined
  const { name, email, password } = account
  const { token, user } = session
  const path = { userId: user._id }
  await send(world, 'updateProfile', { path, token, json: { name, email, password } })
  // Some services end a session when its password changes.
  const own = await trySignIn(world, { email, password })
  return own && { ...own.user, id: own.user._id, token: own.token, account }
}

async function trySignIn(world: World, { email, password }: Credentials) {
  const exchange = await send(world, 'signIn', { json: { email, password } })
  const session = sessionShape.safeParse(exchange?.json)
  return exchange?.status === 200 && session.success ? session.data : undefined
}

/** Ignores the response: this repairs, it doesn't check. */
async function send(
  { client, contract, settings }: World,
  operation: string,
  parts: Parameters<typeof buildRequest>[2],
) {
  try {
    return await client.send(buildRequest(settings.baseUrl, contract.operation(operation), parts))
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}
