import fc from 'fast-check'
import { GOOGLE_PAY, MASTERCARD, PAYPAL, PAYPAL_ACCOUNT, VISA } from '../scenarios/examples'
import type { Action, Start, Walk } from './walk'

const VISA_CARD = { number: '4111111111111111', expirationDate: '12/33', cvv: '123' }
const OTHER_CARD = { ...VISA_CARD, number: '5555555555554444' }

const PRESSES = [
  'toggle',
  'toggle',
  'toggle',
  'methods-edit',
  'methods-edit',
  'delete-confirmation__yes',
  'delete-confirmation__no',
  'save-card-input',
  'paypal-button',
  'paypal-credit-button',
  'venmo-button',
  'google-pay-button',
] as const

const press = fc.constantFrom(...PRESSES).map((hook): Action => ({ kind: 'press', hook }))

const choice = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Action>({ kind: 'choose option', option: 'card' }) },
  fc
    .constantFrom('paypal', 'paypalCredit', 'venmo', 'googlePay')
    .map((option): Action => ({ kind: 'choose option', option })),
  fc.nat({ max: 2 }).map((index): Action => ({ kind: 'choose method', index })),
  fc.nat({ max: 2 }).map((index): Action => ({ kind: 'ask to delete', index })),
)

const typing = fc
  .constantFrom<Extract<Action, { kind: 'type' }>['fields'][]>(
    VISA_CARD,
    VISA_CARD,
    OTHER_CARD,
    { number: '4111' },
    { number: '4111111111111112' },
    { number: '378282246310005', expirationDate: '12/33', cvv: '1234' },
    { expirationDate: '12/33' },
    { cvv: '' },
    { number: '', expirationDate: '', cvv: '' },
  )
  .map((fields): Action => ({ kind: 'type', fields }))

const call = fc
  .constantFrom<Extract<Action, { kind: 'call' }>['call'][]>(
    ['requestPaymentMethod'],
    ['requestPaymentMethod'],
    ['requestPaymentMethod', { threeDSecure: { amount: '10.00' } }],
    ['clearSelectedPaymentMethod'],
    ['clearSelectedPaymentMethod'],
    ['updateConfiguration', 'paypal', 'amount', '20.00'],
    ['updateConfiguration', 'paypalCredit', 'amount', '20.00'],
    ['updateConfiguration', 'googlePay', 'merchantId', 'other'],
    ['updateConfiguration', 'threeDSecure', 'amount', '20.00'],
    ['updateConfiguration', 'card', 'vault', {}],
    ['getAvailablePaymentOptions'],
    ['hasListener', 'paymentOptionSelected'],
  )
  .map((given): Action => ({ kind: 'call', call: given }))

const other = fc.oneof(
  fc
    .constantFrom(
      'card refused',
      'deletion fails',
      'fetch fails',
      'PayPal cancelled',
      'PayPal fails',
      'Venmo cancelled',
      'verification fails',
    )
    .map((mishap): Action => ({ kind: 'expect', mishap })),
  fc.constantFrom<Action>(
    { kind: 'add handler' },
    { kind: 'remove handler' },
    { kind: 'create again' },
  ),
)

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: press },
  { weight: 4, arbitrary: choice },
  { weight: 4, arbitrary: typing },
  { weight: 6, arbitrary: call },
  { weight: 2, arbitrary: other },
)

/** An option is left out more often than not, and its value one of these. */
const options = fc.record(
  {
    paypal: fc.constant(PAYPAL),
    paypalCredit: fc.constant(PAYPAL),
    venmo: fc.constant(true),
    googlePay: fc.constant(GOOGLE_PAY),
    vaultManager: fc.constant(true),
    preselectVaultedPaymentMethod: fc.constant(false),
    threeDSecure: fc.constant({ amount: '10.00' }),
    dataCollector: fc.constant(true),
    card: fc.constantFrom(
      {},
      { clearFieldsAfterTokenization: false },
      { vault: { vaultCard: false } },
      { vault: { allowVaultCardOverride: true } },
    ),
  },
  { requiredKeys: [] },
)

const start: fc.Arbitrary<Start> = fc.oneof(
  fc.record({
    customer: fc.constantFrom('guest', 'guest with a token'),
    saved: fc.constant([]),
    options,
  }),
  fc.record({
    customer: fc.constant('returning' as const),
    saved: fc.subarray([VISA, PAYPAL_ACCOUNT, MASTERCARD]),
    options,
  }),
)

const MOST_ACTIONS = 12

/** A walk; the shorter and the plainer, the simpler. */
export const walks: fc.Arbitrary<Walk> = fc.record({
  start,
  actions: fc.array(action, { minLength: 1, maxLength: MOST_ACTIONS, size: 'max' }),
})
