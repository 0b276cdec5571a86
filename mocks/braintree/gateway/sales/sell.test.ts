import { describe, expect, test } from 'vitest'
import { createTestGateway, GUEST, JANE, nonceOf } from '../testing/test-gateway'
import type { SaleOutcome } from './sale'

async function sellFor(amount: string, number = '4111111111111111'): Promise<SaleOutcome> {
  const { gateway } = createTestGateway()
  return gateway.sale({ amount, paymentMethodNonce: await nonceOf(gateway, { number }) })
}

function transactionOf(outcome: SaleOutcome) {
  if (outcome.status === 'validation_error') throw new Error(outcome.message)
  return outcome.transaction
}

describe('a sale', () => {
  test('takes the exact amount and keeps a transaction without the card number', async () => {
    const { gateway } = createTestGateway()
    const nonce = await nonceOf(gateway)
    const outcome = await gateway.sale({
      amount: '12.30',
      paymentMethodNonce: nonce,
      orderId: 'order-1',
    })
    expect(outcome).toMatchObject({ status: 'submitted_for_settlement', success: true })
    const kept = await gateway.findTransaction(transactionOf(outcome).id)
    expect(kept).toMatchObject({
      amountCents: 1230,
      orderId: 'order-1',
      processorResponseCode: '1000',
    })
    expect(JSON.stringify(kept)).not.toContain('4111111111111111')
  })

  test('charges a nonce once, also when two sales race for it', async () => {
    const { gateway } = createTestGateway()
    const paymentMethodNonce = await nonceOf(gateway)
    const outcomes = await Promise.all([
      gateway.sale({ amount: '10.00', paymentMethodNonce }),
      gateway.sale({ amount: '10.00', paymentMethodNonce }),
    ])
    expect(outcomes.filter((outcome) => outcome.success)).toHaveLength(1)
    expect(outcomes.find((outcome) => !outcome.success)).toMatchObject({
      status: 'validation_error',
      errors: [{ code: '91564', attribute: 'payment_method_nonce' }],
    })
  })

  test('refuses unknown and expired nonces', async () => {
    const { gateway, wait } = createTestGateway({ nonceLifetimeMs: 1000 })
    const paymentMethodNonce = await nonceOf(gateway)
    wait(1000)
    const unknown = { status: 'validation_error', errors: [{ code: '91565' }] }
    expect(await gateway.sale({ amount: '1', paymentMethodNonce })).toMatchObject(unknown)
    expect(await gateway.sale({ amount: '1', paymentMethodNonce: 'nothing' })).toMatchObject(
      unknown,
    )
  })

  test('a bad amount leaves the nonce usable', async () => {
    const { gateway } = createTestGateway()
    const paymentMethodNonce = await nonceOf(gateway)
    const refused = await gateway.sale({ amount: '1.234', paymentMethodNonce })
    expect(refused).toMatchObject({ status: 'validation_error', errors: [{ code: '81503' }] })
    expect(await gateway.sale({ amount: '1.23', paymentMethodNonce })).toMatchObject({
      success: true,
    })
  })

  test("never pays one customer's order with another's saved card", async () => {
    const { gateway } = createTestGateway()
    const paymentMethodNonce = await nonceOf(gateway, { vault: true }, JANE)
    const foreign = await gateway.sale({ amount: '5', paymentMethodNonce, customerId: 'john' })
    expect(foreign).toMatchObject({ status: 'validation_error', errors: [{ code: '91565' }] })
    const own = await gateway.sale({ amount: '5', paymentMethodNonce, customerId: 'jane' })
    expect(own).toMatchObject({ success: true })
  })

  test('a nonce of a deleted method is worth nothing', async () => {
    const { gateway } = createTestGateway()
    await nonceOf(gateway, { vault: true }, JANE)
    const [first] = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
    const [second] = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
    if (!first || !second) throw new Error('The card was not saved.')
    await gateway.deletePaymentMethod(JANE, first.nonce)
    const outcome = await gateway.sale({ amount: '5', paymentMethodNonce: second.nonce })
    expect(outcome).toMatchObject({ errors: [{ code: '91565' }] })
  })

  test.each([
    ['2000.00', 'processor_declined', '2000', 'Do Not Honor'],
    ['2001.50', 'processor_declined', '2001', 'Insufficient Funds'],
    ['2999.99', 'processor_declined', '2999', 'Processor Declined'],
    ['3000.50', 'failed', '3000', 'Processor Network Unavailable - Try Again'],
  ])('of %s is %s with code %s', async (amount, status, code, text) => {
    expect(await sellFor(amount)).toMatchObject({
      status,
      success: false,
      processorResponseCode: code,
      processorResponseText: text,
    })
  })

  test('of 5001.00 is rejected by the gateway', async () => {
    const outcome = await sellFor('5001.00')
    expect(outcome).toMatchObject({
      status: 'gateway_rejected',
      gatewayRejectionReason: 'application_incomplete',
    })
    expect(transactionOf(outcome).processorResponseCode).toBeNull()
  })

  test.each(['1999.99', '3001.00', '4001.00', '4500.00', '5002.00'])(
    'of %s by card is approved',
    async (amount) => {
      expect(await sellFor(amount)).toMatchObject({ success: true })
    },
  )

  test.each([
    ['4001.00', 'settlement_declined'],
    ['4002.00', 'settlement_pending'],
    ['4500.00', 'settlement_declined'],
    ['5001.01', 'processor_declined'],
  ])('of %s by PayPal is %s', async (amount, status) => {
    const { gateway } = createTestGateway()
    const token = await gateway.tokenizePayPal(GUEST, { email: 'jane@paypal.example' })
    if (!token.ok) throw new Error(token.problem.message)
    const outcome = await gateway.sale({ amount, paymentMethodNonce: token.value.nonce })
    expect(outcome.status).toBe(status)
  })

  test.each([
    ['4000111111111115', 'processor_declined'],
    ['5105105105105100', 'processor_declined'],
    ['3566002020360505', 'failed'],
    ['4000111111111511', 'gateway_rejected'],
  ])('with card %s is %s', async (number, status) => {
    expect((await sellFor('10.00', number)).status).toBe(status)
  })

  test('charges test cards only', async () => {
    expect(await sellFor('10.00', '4242424242424242')).toMatchObject({
      status: 'validation_error',
      errors: [{ code: '81717' }],
    })
  })
})

describe('a ready-made nonce', () => {
  test.each([
    ['fake-valid-nonce', 'submitted_for_settlement'],
    ['fake-valid-visa-nonce', 'submitted_for_settlement'],
    ['fake-paypal-one-time-nonce', 'submitted_for_settlement'],
    ['fake-processor-declined-visa-nonce', 'processor_declined'],
    ['fake-processor-failure-jcb-nonce', 'failed'],
    ['fake-gateway-rejected-fraud-nonce', 'gateway_rejected'],
    ['fake-consumed-nonce', 'validation_error'],
    ['fake-luhn-invalid-nonce', 'validation_error'],
  ])('%s ends in %s, again and again', async (paymentMethodNonce, status) => {
    const { gateway } = createTestGateway()
    for (const amount of ['1.00', '2.00']) {
      expect((await gateway.sale({ amount, paymentMethodNonce })).status).toBe(status)
    }
  })

  test('obeys the test amounts too', async () => {
    const { gateway } = createTestGateway()
    const outcome = await gateway.sale({
      amount: '2001.00',
      paymentMethodNonce: 'fake-valid-nonce',
    })
    expect(outcome.status).toBe('processor_declined')
  })
})
