import { safeParse } from 'valibot'
import { sessionShape } from '../../../../src/api/generated/shapes/session'
import { buildRequest } from '../../http/build-request'
import { TransportError } from '../../http/client'
import { sendToSlash } from '../../http/follow-slash'
import { toProfile } from '../../model/given-account'
import type { OwnAccount } from '../../model/identity'
import type { OwnActor, World } from '../../model/world'

type Credentials = Pick<OwnAccount, 'email' | 'password'>

/**
 * Restores the e-mail and password of the check's own account after a failed step: with its session, which may go on when
 * the service has kept the new password in another form than it was sent. Returns the signed-in user; `undefined` when
 * neither the session nor any known credentials work.
 */
async function recoverAccount(world: World, known: OwnActor): Promise<OwnActor | undefined> {
  const { id, token, account } = known
  if (account.isGiven) {
    await send(world, 'updateProfile', { path: { userId: id }, token, json: toProfile(account) })
    return known
  }
  const { email, password, changedEmail, changedPassword } = account
  return (
    (await restore(world, account, { id, token })) ??
    (await recoverFrom(world, account, { email: changedEmail, password })) ??
    (await recoverFrom(world, account, { email, password: changedPassword }))
  )
}

/**
 * Runs a step that changes the other shopper's account, which is needed again: one that fails leaves it as it was.
 *
 * @throws what the step throws
 */
export async function keepAccount(world: World, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const known = world.slots.other.peek()
    const recovered = known && (await recoverAccount(world, known))
    if (recovered) world.slots.other.set(recovered)
    throw error
  }
}

/** Recovers an account that an interrupted run left with other credentials than its own. */
export async function recoverFrom(
  world: World,
  account: OwnAccount,
  changed: Credentials,
): Promise<OwnActor | undefined> {
  const session = await trySignIn(world, changed)
  return session && restore(world, account, { id: session.user._id, token: session.token })
}

async function restore(
  world: World,
  account: OwnAccount,
  { id: userId, token }: Pick<OwnActor, 'id' | 'token'>,
): Promise<OwnActor | undefined> {
  const { name, email, password } = account
  await send(world, 'updateProfile', { path: { userId }, token, json: { name, email, password } })
  // Some services end a session when its password changes.
  const own = await trySignIn(world, { email, password })
  return own && { ...own.user, id: own.user._id, token: own.token, account }
}

async function trySignIn(world: World, { email, password }: Credentials) {
  const exchange = await send(world, 'signIn', { json: { email, password } })
  const session = safeParse(sessionShape, exchange?.json)
  return exchange?.status === 200 && session.success ? session.output : undefined
}

/** Ignores the response: this repairs, it doesn't check. */
async function send(
  { client, contract, settings }: World,
  operation: string,
  parts: Parameters<typeof buildRequest>[2],
) {
  try {
    const request = buildRequest(settings.baseUrl, contract.operation(operation), parts)
    return await sendToSlash(client, request)
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}
