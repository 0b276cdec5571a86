import { max } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openInMemory } from '../embedded/open-embedded'
import { products } from '../tables/products'
import { joinRecorded } from './join-recorded'
import { SEED_SCHEMA } from './schema-statements'

const OWN = 'own'
const DAY_MS = 24 * 60 * 60_000

test('MEM-1 the world with a database of its own never has a new state with the old dates', async () => {
  const { recorded, close } = await openInMemory(async () => undefined, { isRecorded: true })
  if (!recorded) throw new Error('The database is not recorded.')
  const databases = joinRecorded(OWN, recorded)
  const readLatest = async () => {
    const [row] = await recorded.database.select({ at: max(products.createdAt) }).from(products)
    return row?.at?.getTime() ?? 0
  }
  // So that the seed's dates are no more its own.
  await databases.renew(OWN, new Date(Date.now() + DAY_MS))
  const before = await readLatest()
  let isReplaced = false
  const replacing = databases
    .replace(OWN, SEED_SCHEMA, new Date(Date.now() + 10 * DAY_MS))
    .finally(() => {
      isReplaced = true
    })
  const seen: number[] = []
  while (!isReplaced) seen.push(await readLatest())
  await replacing
  const after = await readLatest()
  expect(after).toBeGreaterThan(before + 8 * DAY_MS)
  expect(seen.filter((at) => at !== before && at !== after)).toEqual([])
  await databases.close()
  await close()
})
