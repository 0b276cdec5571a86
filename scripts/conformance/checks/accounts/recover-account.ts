import { safeParse } from 'valibot'
import { sessionShape } from '../../../../src/api/generated/shapes/session'
import { buildRequest } from '../../http/build-request'
import { TransportError } from '../../http/client'
import { sendToSlash } from '../../http/follow-slash'
import type { CheckContext, OwnActor } from '../../model/check-context'
import { toProfile } from '../../model/given-account'
import type { OwnAccount } from '../../model/identity'

type Credentials = Pick<OwnAccount, 'email' | 'password'>

/**
 * Restores the email and password of the check's own account after a failed step: with its session, which may go on when
 * the service has kept the new password in another form than it was sent. Returns the signed-in user; `undefined` when
 * neither the session nor any known credentials work.
 */
async function recoverAccount(
  context: CheckContext,
  known: OwnActor,
): Promise<OwnActor | undefined> {
  const { id, token, account } = known
  if (account.isGiven) {
    await send(context, 'updateProfile', { path: { userId: id }, token, json: toProfile(account) })
    return known
  }
  const { email, password, changedEmail, changedPassword } = account
  return (
    (await restore(context, account, { id, token })) ??
    (await recoverFrom(context, account, { email: changedEmail, password })) ??
    (await recoverFrom(context, account, { email, password: changedPassword }))
  )
}

/**
 * Runs a step that changes the other shopper's account, which is needed again: one that fails leaves it as it was.
 *
 * @throws what the step throws
 */
export async function keepAccount(context: CheckContext, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const known = context.slots.other.peek()
    const recovered = known && (await recoverAccount(context, known))
    if (recovered) context.slots.other.set(recovered)
    throw error
  }
}

/** Restores the check's own account with its session, or in a new one; `undefined` when neither works. */
export async function restoreOwn(
  context: CheckContext,
  { id, token, account }: OwnActor,
): Promise<OwnActor | undefined> {
  const restored = await restore(context, account, { id, token })
  // A session that has ended restores nothing.
  const isWhole = restored?.name === account.name
  return isWhole ? restored : recoverFrom(context, account, account)
}

/** Signs in with credentials that an account may have been left with, and gives it its own again. */
export async function recoverFrom(
  context: CheckContext,
  account: OwnAccount,
  changed: Credentials,
): Promise<OwnActor | undefined> {
  const session = await trySignIn(context, changed)
  return session && restore(context, account, { id: session.user._id, token: session.token })
}

async function restore(
  context: CheckContext,
  account: OwnAccount,
  { id: userId, token }: Pick<OwnActor, 'id' | 'token'>,
): Promise<OwnActor | undefined> {
  const { name, email, password } = account
  await send(context, 'updateProfile', { path: { userId }, token, json: { name, email, password } })
  // Some services end a session when its password changes.
  const own = await trySignIn(context, { email, password })
  return own && { ...own.user, id: own.user._id, token: own.token, account }
}

async function trySignIn(context: CheckContext, { email, password }: Credentials) {
  const exchange = await send(context, 'signIn', { json: { email, password } })
  const session = safeParse(sessionShape, exchange?.json)
  if (exchange?.status !== 200 || !session.success) return undefined
  // What is repaired must not be another account.
  const isOwn = session.output.user.email.toLowerCase() === email.toLowerCase()
  return isOwn ? session.output : undefined
}

/** Ignores the response: this repairs, it doesn't check. */
async function send(
  { client, contract, settings }: CheckContext,
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
