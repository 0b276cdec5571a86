import type { PasswordHasher } from '../../auth/password-hasher'
import { foldText } from '../../lib/fold-text'
import { toEmailKey } from '../../user/user-store'
import type { Database } from '../database'
import { buyerAccounts, signInAccounts } from '../seed/accounts'
import { catalog } from '../seed/catalog/catalog'
import { categories as seedCategories } from '../seed/categories'
import { categories } from '../tables/categories'
import { products } from '../tables/products'
import { users } from '../tables/users'
import { seedHistory } from './seed-history'
import { toCategoryId, toUserId } from './seed-ids'
import { seedPictures } from './seed-pictures'
import { toProductRow } from './seed-products'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long the first accounts are there when it is filled. */
export const SHOP_AGE_DAYS = 400

/** Fills an empty database with the shop that everyone starts with: the same ids every time. */
export async function seedDatabase(
  database: Database,
  { passwords, now }: { readonly passwords: PasswordHasher; now(): Date },
): Promise<void> {
  const seededAt = now()
  const openedAt = new Date(seededAt.getTime() - SHOP_AGE_DAYS * DAY_MS)
  const hashes = await Promise.all(signInAccounts.map(({ password }) => passwords.hash(password)))

  await database.transaction(async (transaction) => {
    await transaction.insert(users).values(
      [
        ...signInAccounts.map((account, i) => ({ ...account, passwordHash: hashes[i] ?? null })),
        ...buyerAccounts.map((account) => ({ ...account, role: 0, passwordHash: null })),
      ].map(({ key, name, email, role, passwordHash }) => ({
        id: toUserId(key),
        name,
        email,
        emailKey: toEmailKey(email),
        role,
        passwordHash,
        createdAt: openedAt,
      })),
    )
    await transaction.insert(categories).values(
      seedCategories.map(({ slug, name }, i) => ({
        id: toCategoryId(slug),
        name,
        nameKey: foldText(name),
        // A millisecond apart, so that they keep their order.
        createdAt: new Date(openedAt.getTime() + i),
      })),
    )
    const photoHashes = await seedPictures(
      transaction,
      catalog.map(({ slug }) => slug),
      seededAt,
    )
    await transaction
      .insert(products)
      .values(
        catalog.map((product) =>
          toProductRow(product, photoHashes.get(product.slug) ?? null, seededAt),
        ),
      )
    await seedHistory(transaction, seededAt)
  })
}
