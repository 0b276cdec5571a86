import type { CheckFactory } from '../../run/check'
import { must } from '../../run/must'
import { type Category, categoriesSchema, createdCategorySchema } from '../../run/wire'
import type { World } from '../../run/world'

/** Two categories of the check's own, made once: the contract has no way to delete them. */
export const createShelvesCheck: CheckFactory = (world) => {
  const { call, slots, identity } = world
  return {
    id: 'shelves',
    title: 'An administrator makes categories',
    level: 'journeys',
    needs: ['admin'],
    provides: ['shelves'],
    steps: [
      {
        title: 'have two categories',
        operation: 'createCategory',
        async run() {
          const known = (await call('listCategories')).read(categoriesSchema)
          const first = await haveCategory(world, known, identity.categoryName('first'))
          const second = await haveCategory(world, known, identity.categoryName('second'))
          slots.categories.set({ first, second })
        },
      },
      {
        title: 'create a category twice, in capitals the second time',
        operation: 'createCategory',
        async run() {
          const admin = slots.admin.get()
          await call('createCategory', {
            path: { userId: admin.id },
            token: admin.token,
            json: { name: slots.categories.get().first.name.toUpperCase() },
            expect: 409,
            rule: 'category-taken',
            cause: 'Names of categories are not compared, or with their case.',
          })
        },
      },
    ],
  }
}

async function haveCategory(
  { call, slots }: World,
  categories: readonly Category[],
  name: string,
): Promise<Category> {
  const admin = slots.admin.get()
  const known = categories.find((category) => category.name === name)
  if (known) return known

  const answer = await call('createCategory', {
    path: { userId: admin.id },
    token: admin.token,
    json: { name },
  })
  const created = answer.read(createdCategorySchema).data
  const after = (await call('listCategories')).read(categoriesSchema)
  const listed = after.find((category) => category.name === name)
  must(created.name === name && listed?._id === created._id, {
    rule: 'read-back',
    operation: 'createCategory',
    expected: `a category ${name} with the id ${created._id} in the list`,
    got: listed ? `the id ${listed._id}` : 'a list without it',
    cause: 'The category is not stored, or not under the name that was sent.',
    exchange: answer.exchange,
  })
  return created
}
