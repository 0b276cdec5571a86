import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ChargeRow, charges } from '../../mocks/api/database/tables/charges'
import { settings } from '../../mocks/api/database/tables/settings'
import type { StartedApi } from '../../mocks/api/start-api'
import { createShop } from './support/shop'
import { provideStarts } from './support/starts'

const it = provideStarts()
const changes = () => it.logged.filter(({ event }) => event === 'payment-provider-changed')
const faults = () => it.logged.filter(({ level }) => level === 'error')

async function readStatuses({ database }: StartedApi, ids: readonly string[]) {
  const found = await database
    .select()
    .from(charges)
    .where(inArray(charges.id, [...ids]))
  return Object.fromEntries(found.map(({ id, status }) => [id, status]))
}

/** A charge in each status, from an hour ago. */
async function leaveCharges(
  { database }: StartedApi,
  userId: string,
  statuses: readonly ChargeRow['status'][],
) {
  const at = new Date(Date.now() - 60 * 60_000)
  const rows = statuses.map(
    (status): ChargeRow => ({
      id: `chg_${status}`,
      userId,
      nonce: `nonce_${status}`,
      nonceUse: 'once',
      amountCents: 1_250,
      status,
      transactionId: status === 'pending' ? null : `txn_${status}`,
      declineReason: null,
      processorCode: null,
      mayBeTaken: false,
      orderedAt: null,
      createdAt: at,
      updatedAt: at,
    }),
  )
  await database.insert(charges).values(rows)
}

test('API-8 what a demonstration has charged buys nothing in the shop that takes its data over', async () => {
  const demo = await it.start()
  const product = await createShop(demo.client).stock(3, 12.5)
  const lines = [{ product, count: 1 }]
  const as = await demo.client.signUp()
  const kept = await createShop(demo.client).buy(as, lines)
  const paid = await createShop(demo.client).pay(as, 12.5)
  await demo.close()

  const { api, client } = await it.startForReal()
  const own = await client.signIn(as)
  expect(await createShop(client).order(own, lines, paid)).toMatchObject({ status: 409 })
  expect(await client.call('listOwnOrders', { as: own })).toMatchObject([{ _id: kept._id }])
  const [ordered] = await api.database
    .select()
    .from(charges)
    .where(eq(charges.transactionId, String(kept.transaction_id)))
  expect(ordered).toMatchObject({ status: 'charged' })
  expect(changes()).toMatchObject([
    { before: 'simulated', closedCharges: 1, charges: [expect.any(String)] },
  ])
})

test('API-8 what a rehearsal has charged is closed once, and no provider is asked about it', async () => {
  const rehearsal = await it.startForReal({ BRAINTREE_MERCHANT_ID: 'rehearsal' })
  const { userId } = await rehearsal.client.signUp()
  await leaveCharges(rehearsal.api, userId, ['pending', 'charged', 'voiding'])
  const ids = ['chg_pending', 'chg_charged', 'chg_voiding']
  await rehearsal.close()

  it.logged.length = 0
  const live = await it.startForReal({ BRAINTREE_MERCHANT_ID: 'live' })
  expect(await readStatuses(live.api, ids)).toEqual({
    chg_pending: 'declined',
    chg_charged: 'voided',
    chg_voiding: 'voided',
  })
  expect(changes()).toMatchObject([
    { before: 'Braintree sandbox, merchant rehearsal', closedCharges: 3 },
  ])
  await live.close()
  await (await it.startForReal({ BRAINTREE_MERCHANT_ID: 'live' })).close()
  expect(changes()).toHaveLength(1)
  expect(faults()).toEqual([])
})

test('API-8 a shop that an earlier version has run in production keeps its charges', async () => {
  const before = await it.startForReal()
  const { userId } = await before.client.signUp()
  await leaveCharges(before.api, userId, ['charged'])
  await before.api.database.delete(settings).where(eq(settings.key, 'payment-provider'))
  await before.close()

  const { api } = await it.startForReal()
  expect(await readStatuses(api, ['chg_charged'])).toEqual({ chg_charged: 'charged' })
  expect(changes()).toEqual([])
})

test('API-8 what another merchant took in real money stays good for an order', async () => {
  const real = { BRAINTREE_ENVIRONMENT: 'production', BRAINTREE_MERCHANT_ACCOUNT_ID: 'usd' }
  const before = await it.startForReal(real)
  const { userId } = await before.client.signUp()
  await leaveCharges(before.api, userId, ['charged'])
  await before.close()

  const { api } = await it.startForReal({ ...real, BRAINTREE_MERCHANT_ID: 'mistyped' })
  expect(await readStatuses(api, ['chg_charged'])).toEqual({ chg_charged: 'charged' })
  expect(changes()).toMatchObject([{ before: 'Braintree production, merchant merchant' }])
})
