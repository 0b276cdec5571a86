import type { CheckContext } from '../../model/check-context'
import { toProfile } from '../../model/given-account'

/** Writes the shopper's profile as it was, after a change that should have been refused. */
export async function restoreProfile({ call, slots }: CheckContext): Promise<void> {
  const { id: userId, token, account } = slots.shopper.get()
  await call('updateProfile', { path: { userId }, token, json: toProfile(account) })
}
