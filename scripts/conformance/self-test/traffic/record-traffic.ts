import type { Exchange } from '../../http/exchange'
import type { Wire } from '../../http/wire'
import type { Wrapper } from '../fault'
import type { Service } from '../start-service'
import { changeProfile, openAccounts } from './accounts'
import { browse, lookAround } from './browsing'
import { beginDay } from './driver'
import { guessPasswords } from './passwords'
import { shop } from './purchases'
import { changeShelf, emptyShelf, fillShelf } from './shelf'
import { tryUnauthorizedCalls } from './unauthorized-calls'

/**
 * A day of two shoppers and an administrator at the service, with their slips, and of somebody who tries doors: some 500 calls in
 * a fixed order, whatever is answered. Deletes the products that it makes.
 */
export async function recordTraffic(
  { handle, admin: account }: Pick<Service, 'handle' | 'admin'>,
  wrap: Wrapper,
  wire?: Wire,
): Promise<readonly Exchange[]> {
  const { day, exchanges } = beginDay(wrap(handle), wire)
  await lookAround(day)
  const people = await openAccounts(day)
  const admin = await day.signIn(account.email, account.password)
  const shelf = await fillShelf(day, admin)
  await browse(day, shelf)
  await changeShelf(day, admin, shelf)
  const purchase = await shop(day, people, admin, shelf)
  const shopper = await changeProfile(day, people)
  await tryUnauthorizedCalls(day, { ...people, shopper }, admin, shelf, purchase)
  await guessPasswords(day, shopper)
  await emptyShelf(day, admin, shelf)
  return exchanges
}
