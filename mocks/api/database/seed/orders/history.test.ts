import { expect, test } from 'vitest'
import { buyerAccounts, signInAccounts } from '../accounts'
import { catalog } from '../catalog/catalog'
import { history } from './history'
import { type SeedOrder, totalCents } from './seed-order'

const accounts = [...signInAccounts, ...buyerAccounts]

test('one administrator and one shopper can sign in', () => {
  expect(signInAccounts.map(({ role }) => role)).toEqual([1, 0])
  expect(signInAccounts.filter(({ password }) => password.length < 6)).toEqual([])
})

test('accounts have names and addresses of their own, names from one word to the limit', () => {
  expect(new Set(accounts.map(({ key }) => key)).size).toBe(accounts.length)
  expect(new Set(accounts.map(({ email }) => email.toLowerCase())).size).toBe(accounts.length)
  expect(accounts.filter(({ email }) => !/^[^@\s]+@[a-z-]+\.example$/.test(email))).toEqual([])
  const lengths = accounts.map(({ name }) => name.length)
  expect(Math.min(...lengths)).toBeLessThanOrEqual(5)
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(64)
})

test('the shopper has five orders, everyone else eighteen, and each buyer at least one', () => {
  const owned = history.filter(({ buyer }) => buyer === 'sam')
  expect(owned).toHaveLength(5)
  expect(history).toHaveLength(23)
  const buyers = new Set<string>(history.map(({ buyer }) => buyer))
  expect(buyerAccounts.filter(({ key }) => !buyers.has(key))).toEqual([])
  expect(buyers.has('ada')).toBe(false)
})

test('every status stands on the desk', () => {
  expect([...new Set(history.map(({ status }) => status))].sort()).toEqual(
    ['Cancelled', 'Delivered', 'Not processed', 'Processing', 'Shipped'].sort(),
  )
})

test('orders name products that existed, in whole pieces, at most once each', () => {
  for (const { transactionId, daysAgo, lines } of history) {
    expect(new Set(lines.map(({ slug }) => slug)).size, transactionId).toBe(lines.length)
    for (const { slug, count } of lines) {
      const product = catalog.find((candidate) => candidate.slug === slug)
      expect(product, `${transactionId}: ${slug}`).toBeDefined()
      expect(product?.createdDaysAgo, `${transactionId}: ${slug}`).toBeGreaterThan(daysAgo)
      expect(Number.isInteger(count) && count > 0, `${transactionId}: ${slug}`).toBe(true)
    }
  }
})

test('no product was ordered more often than it was sold', () => {
  for (const { slug, sold } of catalog) {
    const ordered = history
      .flatMap(({ lines }) => lines)
      .filter((line) => line.slug === slug)
      .reduce((sum, { count }) => sum + count, 0)
    expect(ordered, slug).toBeLessThanOrEqual(sold)
  }
})

test('every order has a sum to charge, a moment, an address and a transaction of its own', () => {
  expect(history.filter((order) => totalCents(order, catalog) <= 0)).toEqual([])
  expect(new Set(history.map(({ daysAgo }) => daysAgo)).size).toBe(history.length)
  expect(new Set(history.map(({ transactionId }) => transactionId)).size).toBe(history.length)
  expect(history.filter(({ transactionId }) => !/^[a-z0-9]{8}$/.test(transactionId))).toEqual([])
  expect(history.filter(({ address }) => address.length < 1 || address.length > 500)).toEqual([])
})

const order: SeedOrder = {
  buyer: 'sam',
  daysAgo: 1,
  status: 'Processing',
  transactionId: 'aaaa0000',
  address: 'Anywhere',
  lines: [
    { slug: 'regex-tailor', count: 3 },
    { slug: 'error-messages-people-can-use', count: 2 },
  ],
}

test('a total is the exact sum of count times price', () => {
  expect(totalCents(order, catalog)).toBe(3 * 500 + 2 * 999)
})

test('a total of an unknown product is refused by name', () => {
  const unknown = { ...order, lines: [{ slug: 'no-such-prompt', count: 1 }] }
  expect(() => totalCents(unknown, catalog)).toThrow(/"no-such-prompt"/)
})
