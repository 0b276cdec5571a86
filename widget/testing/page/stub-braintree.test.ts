// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readAuthorization } from '../../../mocks/braintree/client/authorization'
import { connect } from '../../../mocks/braintree/client/connect'
import { createTestGateway, GOOD_CARD } from '../../../mocks/braintree/gateway/testing/test-gateway'
import { create } from '../../create'
import { sandbox } from '../sandbox'
import type { StubOptions } from '../stub-options'
import { stubBraintree } from './stub-braintree'

/** By the token that a server of the merchant's own gives to a customer. */
async function connectByServersToken(options: StubOptions) {
  stubBraintree(options)
  const { gateway } = createTestGateway()
  const token = await gateway.generateClientToken({
    customerId: 'ann',
    clientApiUrl: '/client-api',
  })
  return connect(readAuthorization(token))
}

test("WKIT-1 WKIT-2 a card to be saved becomes the sandbox's nonce, whoever the server's token is of", async () => {
  const connection = await connectByServersToken({ nonces: 'sandbox' })
  const made = await connection.tokenizeCard({ ...GOOD_CARD, vault: true })
  expect(made).toMatchObject({ ok: true, value: { nonce: sandbox.nonces.valid } })
})

test("WKIT-1 WKIT-2 the sandbox's nonce is given out for each payment with the same card", async () => {
  const connection = await connectByServersToken({ nonces: 'sandbox' })
  for (const payment of ['first', 'second']) {
    const made = await connection.tokenizeCard(GOOD_CARD)
    expect(made, payment).toMatchObject({ ok: true, value: { nonce: sandbox.nonces.valid } })
    const checked = await connection.lookUpThreeDSecure({
      nonce: sandbox.nonces.valid,
      amount: '10.00',
    })
    expect(checked, payment).toMatchObject({ ok: true })
  }
})

test("WKIT-1 what is saved is there, whoever the server's token is of", async () => {
  const connection = await connectByServersToken({ saved: [{ type: 'CreditCard' }] })
  const saved = await connection.fetchPaymentMethods({ defaultFirst: true })
  expect(saved).toMatchObject({ ok: true, value: [{ type: 'CreditCard' }] })
})

test('WKIT-1 a card is typed although the widget is starting still', async () => {
  document.body.innerHTML = '<div id="payment"></div>'
  const provider = stubBraintree()
  provider.network.delay('card-fields', 300)
  const options = { container: '#payment', paypal: { flow: 'vault' } } as const
  const creating = create({ authorization: provider.clientToken, ...options })
  await provider.fillCard()
  const dropin = await creating
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'CreditCard' })
  await dropin.teardown()
})

test('WKIT-1 a card is typed as soon as its fields are connected', async () => {
  document.body.innerHTML = '<div id="payment"></div>'
  const provider = stubBraintree()
  const release = provider.network.hold('card-fields')
  const options = { container: '#payment', paypal: { flow: 'vault' } } as const
  const dropin = await create({ authorization: provider.clientToken, ...options })
  const filling = provider.fillCard()
  setTimeout(release, 300)
  await filling
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'CreditCard' })
  await dropin.teardown()
})

test('WKIT-1 of two widgets the newest is typed into, although its fields are connecting still', async () => {
  document.body.innerHTML = '<div id="older"></div><div id="payment"></div>'
  const provider = stubBraintree()
  const options = { authorization: provider.clientToken, paypal: { flow: 'vault' } } as const
  const older = await create({ ...options, container: '#older' })
  const release = provider.network.hold('card-fields')
  const dropin = await create({ ...options, container: '#payment' })
  const filling = provider.fillCard()
  setTimeout(release, 300)
  await filling
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'CreditCard' })
  expect(document.querySelector('#older .braintree-show-card')).toBeNull()
  await Promise.all([older.teardown(), dropin.teardown()])
})

test('WKIT-1 WSET-6 3D Secure with a tokenization key fails, and says that it takes a client token', async () => {
  document.body.innerHTML = '<div id="payment"></div>'
  stubBraintree()
  const options = { authorization: 'sandbox_testkey_merchant', container: '#payment' }
  const creating = create({ ...options, threeDSecure: { amount: '10.00' } })
  await expect(creating).rejects.toMatchObject({
    code: 'THREE_D_SECURE_SETUP_FAILED',
    fault: 'merchant',
    nextStep: expect.stringContaining('client token'),
  })
})
