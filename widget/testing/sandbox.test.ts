import { expect, test } from 'vitest'
import { findCardScenario } from '../../mocks/braintree/gateway/scenarios/scenarios'
import { createTestGateway, nonceOf } from '../../mocks/braintree/gateway/testing/test-gateway'
import { charge } from './charge'
import { sandbox } from './sandbox'

const { cards, nonces, amounts } = sandbox

/** What becomes of a charge, in a word or with the processor's code. */
async function outcomeOf(
  amount: string,
  nonce: string,
  { gateway } = createTestGateway(),
): Promise<string> {
  const result = await charge(gateway, { amount, paymentMethodNonce: nonce })
  if (!result.transaction)
    return result.errors
      .deepErrors()
      .map(({ code }) => code)
      .join()
  const { status, processorResponseCode, gatewayRejectionReason } = result.transaction
  if (gatewayRejectionReason !== '') return gatewayRejectionReason
  return result.success ? status : `${status} ${processorResponseCode}`
}

const DECLINED = 'processor_declined 2000'
const UNAVAILABLE = 'failed 3000'

test.each([
  ['approved', 'submitted_for_settlement'],
  ['declined', DECLINED],
  ['insufficientFunds', 'processor_declined 2001'],
  ['limitExceeded', 'processor_declined 2002'],
  ['expiredCard', 'processor_declined 2004'],
  ['wrongCvv', 'processor_declined 2010'],
  ['stolenCard', 'processor_declined 2013'],
  ['callIssuer', 'processor_declined 2044'],
  ['failed', UNAVAILABLE],
  ['rejected', 'application_incomplete'],
  ['settlementDeclined', 'submitted_for_settlement'],
  ['settlementPending', 'submitted_for_settlement'],
] as const)('WKIT-2 the amount %s of a card: %s', async (name, outcome) => {
  expect(await outcomeOf(amounts[name], nonces.valid)).toBe(outcome)
})

test.each([
  ['settlementDeclined', 'settlement_declined 4001'],
  ['settlementPending', 'settlement_pending'],
] as const)('WKIT-2 the amount %s of PayPal: %s', async (name, outcome) => {
  expect(await outcomeOf(amounts[name], nonces.paypal)).toBe(outcome)
})

test.each([
  ['declined', DECLINED],
  ['processorUnavailable', UNAVAILABLE],
  ['fraud', 'fraud'],
  ['risk', 'risk_threshold'],
  ['consumed', '91564'],
  ['luhnInvalid', '81715'],
] as const)('WKIT-2 the nonce %s: %s', async (name, outcome) => {
  expect(await outcomeOf(amounts.approved, nonces[name])).toBe(outcome)
})

test('WKIT-2 every other nonce is charged, as often as one likes', async () => {
  const refused = new Set([
    'declined',
    'processorUnavailable',
    'fraud',
    'risk',
    'consumed',
    'luhnInvalid',
  ])
  const good = Object.entries(nonces).filter(([name]) => !refused.has(name))
  expect(good.length).toBeGreaterThan(8)
  const shop = createTestGateway()
  for (const [, nonce] of [...good, ...good]) {
    expect(await outcomeOf(amounts.approved, nonce, shop)).toBe('submitted_for_settlement')
  }
})

test.each([
  ['visa', 'submitted_for_settlement'],
  ['americanExpress', 'submitted_for_settlement'],
  ['declined', DECLINED],
  ['processorUnavailable', UNAVAILABLE],
  ['fraud', 'fraud'],
  ['risk', 'risk_threshold'],
] as const)(
  'WKIT-2 the card %s: %s, and its nonce is good for one charge',
  async (name, outcome) => {
    const shop = createTestGateway()
    const nonce = await nonceOf(shop.gateway, { number: cards[name].number, cvv: cards[name].cvv })
    expect(await outcomeOf(amounts.approved, nonce, shop)).toBe(outcome)
    expect(await outcomeOf(amounts.approved, nonce, shop)).toBe('91564')
  },
)

test.each([
  ['threeDSecurePassed', '3ds-frictionless-visa'],
  ['threeDSecureFailed', '3ds-failed-visa'],
  ['threeDSecureUnavailable', '3ds-unavailable-visa'],
  ['threeDSecureChallenge', '3ds-challenge-visa'],
  ['threeDSecureChallengeFailed', '3ds-challenge-failing-visa'],
] as const)('WKIT-2 the card %s is the gateway’s %s', (name, scenario) => {
  expect(findCardScenario(scenario)?.number).toBe(cards[name].number)
})
