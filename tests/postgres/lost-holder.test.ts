import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendTo } from '../../scripts/bench/reliability/service/send-to'
import { ADMIN, enterShop, type Shopper } from '../../scripts/bench/reliability/service/shop-client'
import { runStatement } from '../../scripts/postgres/run-statement'
import type { ScratchDatabase } from '../../scripts/postgres/scratch-database'
import { createServedDatabase } from '../api/support/served-database'
import { holdTable } from './support/hold-table'
import { type ApiProcess, startApiProcess } from './support/start-process'

const PRICE = 4
const account = { email: 'bea@example.org', password: 'right-enough' }
const MOMENTS = ['before it asks the provider', 'while it asks the provider'] as const

let database: ScratchDatabase | undefined
let survivor: ApiProcess
let holder: ApiProcess
let atSurvivor: Shopper
let atHolder: Shopper
let productId: string

describe.skipIf(!process.env['DATABASE_URL'])('a process that is lost in a payment', () => {
  beforeAll(async () => {
    database = await createServedDatabase()
    survivor = await startApiProcess(url())
    const send = sendTo(survivor)
    productId = (await (await enterShop(send, ADMIN)).createProduct(PRICE, 100))._id
    atSurvivor = await enterShop(send, { name: 'Bea', ...account })
  })
  beforeEach(async () => {
    holder = await startApiProcess(url())
    atHolder = await enterShop(sendTo(holder), account)
    return async () => {
      await holder.stop('SIGKILL')
    }
  })
  afterAll(async () => {
    await survivor.stop('SIGKILL')
    await database?.drop()
  })

  test.each(MOMENTS)('API-8 killed %s, is replaced within seconds', async (moment) => {
    const nonce = await atSurvivor.tokenizeCard()
    const { paying, payInstead } = await payUntil(moment, nonce)
    await holder.stop('SIGKILL')
    await expect(paying).rejects.toThrow()
    // Within the seconds for which the survivor waits for a charge, or its answer would be that nobody knows.
    await expectBoughtOnce(nonce, await payInstead())
  })

  test.each(MOMENTS)('API-8 stalled %s, comes back to one charge', async (moment) => {
    const nonce = await atSurvivor.tokenizeCard()
    const { paying, payInstead } = await payUntil(moment, nonce)
    holder.stall()
    const transactionId = await payInstead()
    await atSurvivor.order(productId, 1, PRICE, transactionId)
    holder.wake()
    expect(await paying).toBe(transactionId)
    await expectBoughtOnce(nonce, await atHolder.pay(nonce, PRICE))
  })
})

function url(): string {
  if (!database) throw new Error('DATABASE_URL is gone.')
  return database.url
}

/** The holder pays and gets no further than the moment; then the survivor is asked to pay instead. */
async function payUntil(moment: (typeof MOMENTS)[number], nonce: string) {
  const isBefore = moment === 'before it asks the provider'
  const hold = await holdTable(url(), isBefore ? 'charges' : 'gateway_nonces')
  const paying = atHolder.pay(nonce, PRICE)
  // It may fail long before anybody looks.
  paying.catch(() => undefined)
  await hold.whenAwaited()
  const payInstead = async () => {
    // What the database was sent, it does: the charge is opened, but its holder hears of it too late or never.
    if (isBefore) await hold.release()
    await expect.poll(() => findCharges(nonce)).toEqual([{ status: 'pending' }])
    const payingInstead = atSurvivor.pay(nonce, PRICE)
    // Both ask the provider before either is answered.
    if (!isBefore) await hold.whenAwaited(2).then(hold.release)
    return payingInstead
  }
  return { paying, payInstead }
}

function findCharges(nonce: string) {
  return runStatement(url(), `select status from charges where nonce = '${nonce}'`)
}

/** Orders, maybe once more, and looks whether anything is there twice. */
async function expectBoughtOnce(nonce: string, transactionId: string): Promise<void> {
  const { _id } = await atSurvivor.order(productId, 1, PRICE, transactionId)
  expect(await findCharges(nonce)).toEqual([{ status: 'charged' }])
  expect(
    await runStatement(
      url(),
      `select id from gateway_transactions where record->>'paymentMethodNonce' = '${nonce}'`,
    ),
  ).toEqual([{ id: transactionId }])
  expect(
    await runStatement(url(), `select id from orders where transaction_id = '${transactionId}'`),
  ).toEqual([{ id: _id }])
}
