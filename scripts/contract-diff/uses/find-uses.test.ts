import { beforeAll, expect, test } from 'vitest'
import type { Change } from '../change'
import { findUses, type UsedChange } from './find-uses'

const change = (pointer: string, ...operations: readonly string[]): Change => ({
  pointer,
  what: 'is another',
  breaks: ['clients'],
  operations,
})

const found = new Map<string, UsedChange>()
const usesOf = (pointer: string) => found.get(pointer)?.uses

const ADDRESS = '/components/schemas/Order/properties/address'
const LIMIT = '/components/schemas/SearchText/maxLength'
const CALL = '/paths/~1category~1create~1{userId}/post/responses/409'
const NEW = '/components/schemas/SignUp/properties/nickname'
const WORDS = '/info/description'

beforeAll(async () => {
  const changes = await findUses([
    change(ADDRESS, 'listOrders', 'createOrder'),
    change(LIMIT, 'searchProducts'),
    change(CALL, 'createCategory'),
    change(NEW, 'signUp'),
    change(WORDS),
  ])
  for (const one of changes) found.set(one.pointer, one)
})

test('CONF-5 who reads a property is found through the types that are made of it, up to the pages', () => {
  expect(usesOf(ADDRESS)).toMatchObject({
    screens: expect.arrayContaining([
      'src/features/account/dashboard-page.tsx',
      'src/features/admin/orders-page.tsx',
    ]),
    code: expect.arrayContaining([
      'src/features/admin/orders/slips/packing-slip.tsx',
      'src/features/account/history/receipt.tsx',
    ]),
    checks: expect.arrayContaining(['scripts/conformance/checks/orders/checkout.ts']),
    tests: expect.arrayContaining([
      'src/features/admin/orders/filter-orders.test.ts',
      'tests/api/orders.test.ts',
    ]),
  })
  expect(usesOf(ADDRESS)?.screens).not.toContain('src/features/auth/sign-in-page.tsx')
})

test('CONF-5 who keeps a limit is found through it, forms by what they are made with', () => {
  expect(usesOf(LIMIT)?.forms).toContain('src/features/search/search-form.tsx')
  expect(usesOf(LIMIT)?.forms).not.toContain('src/features/checkout/form/checkout-form.tsx')
})

test('CONF-5 who calls an operation is found by its id and its path', () => {
  const uses = usesOf(CALL)
  expect(uses?.screens).toContain('src/features/admin/create-category-page.tsx')
  expect(uses?.checks).toContain('scripts/conformance/checks/admin/categories.ts')
  expect(uses?.screens).not.toContain('src/features/account/profile-page.tsx')
})

test('CONF-5 what the client does not have yet concerns all who call', () => {
  expect(usesOf(NEW)?.forms).toContain('src/features/auth/sign-up-form.tsx')
})

test('CONF-5 words concern nobody', () => {
  expect(usesOf(WORDS)).toEqual({ screens: [], forms: [], code: [], checks: [], tests: [] })
})
