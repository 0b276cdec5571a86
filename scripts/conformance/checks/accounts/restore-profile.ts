import { toProfile } from '../../model/given-account'
import type { World } from '../../model/world'

/** Writes the shopper's profile as it was, after a change that should have been refused. */
export async function restoreProfile({ call, slots }: World): Promise<void> {
  const { id: userId, token, account } = slots.shopper.get()
  await call('updateProfile', { path: { userId }, token, json: toProfile(account) })
}
