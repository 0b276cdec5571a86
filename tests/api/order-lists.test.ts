import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { orders } from '../../mocks/api/database/tables/orders'
import { listOrders, listOrdersOfUser, type OrderRecord } from '../../mocks/api/order/order-store'
import { createUser } from '../../mocks/api/user/user-store'
import { openTestDatabase } from './support/open-database'

/** More than the service reads at once. */
const COUNT = 350
/** Few moments, so that many orders have the same one. */
const MOMENTS = 3
const OPENED_AT = Date.parse('2026-01-01T00:00:00.123Z')

let opened: OpenDatabase
let userIds: readonly string[]

async function addUser(name: string): Promise<string> {
  const account = { name, email: `${name}@example.test`, passwordHash: '', createdAt: new Date() }
  const user = await createUser(opened.database, account)
  return user?.id ?? ''
}

beforeAll(async () => {
  opened = await openTestDatabase()
  userIds = [await addUser('ann'), await addUser('bob')]
  // The demonstration's.
  await opened.database.delete(orders)
  await opened.database.insert(orders).values(
    Array.from({ length: COUNT }, (_, index) => ({
      // In no order, and compared alike by every collation.
      id: `ord_${String((index * 7_919) % 100_000).padStart(5, '0')}`,
      userId: userIds[index % 2] ?? '',
      lines: [],
      transactionId: `txn_${index}`,
      amountCents: 100,
      address: 'Main Street 1',
      status: 'Not processed',
      createdAt: new Date(OPENED_AT + (index % MOMENTS) * 1_000),
    })),
  )
})
afterAll(() => opened.close())

async function readAll(batches: AsyncIterable<readonly OrderRecord[]>): Promise<OrderRecord[]> {
  const read: OrderRecord[] = []
  for await (const batch of batches) read.push(...batch)
  return read
}

function expectEachOnceNewestFirst(read: readonly OrderRecord[], count: number): void {
  expect(new Set(read.map(({ id }) => id)).size).toBe(count)
  expect(read).toHaveLength(count)
  const times = read.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
}

test('API-8 the list of all orders has each once, newest first, however many came at one moment', async () => {
  expectEachOnceNewestFirst(await readAll(listOrders(opened.database)), COUNT)
})

test('API-8 USER-1 so has the list of one user’s, and nobody else’s', async () => {
  for (const userId of userIds) {
    const own = await readAll(listOrdersOfUser(opened.database, userId))
    expectEachOnceNewestFirst(own, COUNT / 2)
    expect(new Set(own.map((order) => order.userId))).toEqual(new Set([userId]))
  }
})
