import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { isAllowed } from './arrows'
import { readImports } from './imports'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

test.each([
  ["import { a } from '../lib/environment'", 'src/lib/environment.ts', false],
  ["import type { a } from '../lib/environment'", 'src/lib/environment.ts', true],
  ["import { type a, type b } from '../lib/environment'", 'src/lib/environment.ts', true],
  ["import { type a, b } from '../lib/environment'", 'src/lib/environment.ts', false],
  ["import '../lib/environment'", 'src/lib/environment.ts', false],
  ["export { a } from '../lib/environment'", 'src/lib/environment.ts', false],
  ["export type { a } from '../lib/environment'", 'src/lib/environment.ts', true],
  ["const a = () => import('../lib/environment')", 'src/lib/environment.ts', false],
  ["type A = import('../lib/environment').A", 'src/lib/environment.ts', true],
  ["import { a } from 'hono/cors'", 'hono/cors', false],
])('%s', (source, target, isTypeOnly) => {
  const file = 'src/app/app.tsx'
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  expect(readImports(ROOT, file, tree)).toMatchObject([{ target, isTypeOnly }])
})

test.each([
  ['src/features/cart/cart-page.tsx', 'src/features/shop/shop-page.tsx', false],
  ['src/features/cart/cart-page.tsx', 'src/ui/price.tsx', true],
  ['src/features/cart/cart-page.tsx', 'widget/react.tsx', false],
  ['src/features/checkout/checkout.tsx', 'widget/react.tsx', true],
  ['src/features/checkout/checkout.tsx', 'widget/create.ts', false],
  ['src/ui/price.tsx', 'src/model/cart/cart.ts', false],
  ['src/ui/price.tsx', 'src/catalog/card/product-card.tsx', false],
  ['src/features/cart/cart-page.tsx', 'src/catalog/card/product-card.tsx', true],
  ['src/catalog/card/product-card.tsx', 'src/model/cart/cart.ts', true],
  ['src/catalog/card/product-card.tsx', 'src/features/cart/cart-page.tsx', false],
  ['widget/model/state.ts', 'widget/views/frame.tsx', false],
  ['widget/create.ts', 'src/lib/money.ts', false],
  ['mocks/api/app.ts', 'src/api/client.ts', false],
  ['scripts/start.ts', 'src/main.tsx', false],
  ['src/features/new-one/page.tsx', 'src/ui/price.tsx', true],
  ['scripts/conformance/side-effects/snapshot.ts', 'src/api/generated/shapes/product.ts', true],
  ['scripts/start.ts', 'src/api/generated/shapes/product.ts', false],
  ['src/nowhere/page.tsx', 'src/ui/price.tsx', false],
  ['widget/views/frame.tsx', 'widget/sheets/registry.ts', false],
])('%s → %s: %s', (path, target, expected) => {
  expect(isAllowed(path, { target, isPackage: false, isTypeOnly: false })).toBe(expected)
})

test('the mocks know the contract’s types, and only those', () => {
  const schema = { target: 'src/api/generated/schema.ts', isPackage: false }
  expect(isAllowed('mocks/api/app.ts', { ...schema, isTypeOnly: true })).toBe(true)
  expect(isAllowed('mocks/api/app.ts', { ...schema, isTypeOnly: false })).toBe(false)
})
