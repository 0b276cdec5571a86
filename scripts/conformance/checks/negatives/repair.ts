import type { World } from '../../model/world'
import { restoreProfile } from '../accounts/restore-profile'

/** After a request that was accepted by mistake: it has changed the account, or used up the transaction that the next case needs. */
export async function repair(world: World, operation: string): Promise<void> {
  world.slots.freeTransaction.clear()
  if (operation === 'updateProfile') await restoreProfile(world)
}
