import { type AccountKey, buyerAccounts, signInAccounts } from '../seed/accounts'
import type { CategorySlug } from '../seed/categories'

/** The seed's ids follow from its keys, so that links and tokens outlive a reset. */
export const toUserId = (key: AccountKey) => `usr_${key}`
export const toCategoryId = (slug: CategorySlug) => `cat_${slug}`
export const toProductId = (slug: string) => `prd_${slug}`

/** Ids of all seeded users, those who can't sign in included. */
export const seedUserIds: readonly string[] = [...signInAccounts, ...buyerAccounts].map(({ key }) =>
  toUserId(key),
)
