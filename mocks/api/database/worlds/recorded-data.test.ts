import { expect, test } from 'vitest'
import { openInMemory } from '../embedded/open-embedded'
import { categories } from '../tables/categories'
import { inStep } from './steps'

test('what was changed before a step is forgotten, and the rest undone', async () => {
  const { database, recorded, close } = await openInMemory(async () => undefined, {
    isRecorded: true,
  })
  const add = async (id: string) =>
    void (await database
      .insert(categories)
      .values({ id, name: id, nameKey: id, createdAt: new Date() }))
  for (const step of [1, 2, 3]) await inStep(step, () => add(`cat_${step}`))
  await recorded?.forget(2)
  expect(await recorded?.hasChanged(1)).toBe(false)
  expect(await recorded?.hasChanged(2)).toBe(true)
  await recorded?.restore(1)
  const stored = await database.select({ id: categories.id }).from(categories)
  const added = stored.filter(({ id }) => /\d$/.test(id))
  expect(added).toEqual([{ id: 'cat_1' }])
  await close()
})
