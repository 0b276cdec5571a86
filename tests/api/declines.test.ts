import { expect, test } from 'vitest'
import { describeDecline } from '../../mocks/api/payment/describe-decline'
import { processorResponse } from '../../mocks/braintree/gateway/sales/processor-responses'
import { declineKind } from '../../widget/declines'
import type { Session } from './support/client'
import { provideApi } from './support/test-api'

const it = provideApi()

const pay = (as: Session, amount: number, paymentMethodNonce: string) =>
  it.client.send('createPayment', { as, body: { paymentMethodNonce, amount } })

const PLAIN = { status: 402, body: { error: 'Your payment was declined.', code: '2046' } }

test.each([
  ['no reason (2000)', 12, 'fake-processor-declined-visa-nonce'],
  ['a wrong security code (2010)', 2010, 'fake-valid-nonce'],
  ['a stolen card (2013)', 2013, 'fake-valid-nonce'],
  ['a card to be picked up (2047)', 2047, 'fake-valid-nonce'],
  ['fraud', 12, 'fake-gateway-rejected-fraud-nonce'],
  ['risk', 12, 'fake-gateway-rejected-risk-thresholds-nonce'],
])('API-6 a decline for %s is answered like any other', async (_, amount, nonce) => {
  const as = await it.client.signUp()
  expect(await pay(as, amount, nonce)).toMatchObject(PLAIN)
})

test('API-6 a rejection of the gateway that may be known is told with its reason as code', async () => {
  const as = await it.client.signUp()
  expect(await pay(as, 5001, 'fake-valid-nonce')).toMatchObject({
    status: 402,
    body: { code: 'application_incomplete' },
  })
})

test('API-6 the service tells of each processor code what the shop’s sentences tell, and no more', () => {
  for (let number = 2000; number < 5000; number += 1) {
    const { code, text } = processorResponse(String(number))
    const told = describeDecline({ declineReason: text, processorCode: code })
    const plain = { reason: undefined, code: '2046' }
    expect(told).toEqual(declineKind(code) === 'declined' ? plain : { reason: text, code })
  }
})

test.each([
  'application_incomplete',
  'avs',
  'avs_and_cvv',
  'cvv',
  'duplicate',
  'excessive_retry',
  'fraud',
  'risk_threshold',
  'three_d_secure',
  'token_issuance',
  'not_known_yet',
  null,
])('API-6 so it does for the gateway’s rejection %s', (code) => {
  const told = describeDecline({ declineReason: 'r', processorCode: code })
  expect(told.code).toBe(declineKind(code) === 'declined' ? '2046' : code)
})
