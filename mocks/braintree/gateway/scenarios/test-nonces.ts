import type { CardBrand, CardFacts, Instrument } from '../instrument'
import {
  APPROVE,
  DO_NOT_HONOR,
  FRAUD,
  NETWORK_UNAVAILABLE,
  type NonceScenario,
  RISK_THRESHOLD,
  type SaleEffect,
} from './scenario'
import { THREE_D_SECURE_NONCES } from './three-d-secure-nonces'

const EXPIRY = { expirationMonth: '12', expirationYear: '2035' } as const
const NO_HOLDER = { cardholderName: null, postalCode: null } as const

function facts(brand: CardBrand, bin: string, lastFour: string): CardFacts {
  return { brand, bin, lastFour, ...EXPIRY, ...NO_HOLDER }
}

const VISA = facts('Visa', '401288', '1881')
const MASTERCARD = facts('MasterCard', '555555', '4444')
const AMEX = facts('American Express', '378282', '0005')
const DISCOVER = facts('Discover', '601111', '1117')
const JCB = facts('JCB', '353011', '0000')
const DINERS_CLUB = facts('Diners Club', '362596', '0004')
const MAESTRO = facts('Maestro', '630400', '0000')

const PAYPAL: Instrument = {
  kind: 'paypal',
  email: 'jane.doe@paypal.example',
  payerId: 'SIMULATEDPAYER',
  isCredit: false,
}
const VENMO: Instrument = { kind: 'venmo', username: 'venmojoe' }

function nonce(value: string, instrument: Instrument, effect: SaleEffect = APPROVE): NonceScenario {
  return { by: 'nonce', name: value.replace(/-nonce$/, ''), nonce: value, instrument, effect }
}

function card(value: string, of: CardFacts, effect?: SaleEffect): NonceScenario {
  return nonce(value, { kind: 'card', card: of }, effect)
}

function applePay(value: string, of: CardFacts): NonceScenario {
  return nonce(value, { kind: 'apple-pay', card: of })
}

function googlePay(value: string, of: CardFacts): NonceScenario {
  return nonce(value, { kind: 'google-pay', card: of, isNetworkTokenized: true })
}

const CONSUMED: SaleEffect = {
  kind: 'invalid',
  errorCode: '91564',
  message: 'The payment method nonce has been used already. Ask for a new one.',
}
const NOT_A_CARD_NUMBER: SaleEffect = {
  kind: 'invalid',
  errorCode: '81715',
  message: 'The card number is invalid.',
}
const TOKEN_ISSUANCE: SaleEffect = { kind: 'reject', reason: 'token_issuance' }

/** Ready-made nonces of the sandbox, usable in a sale without any browser. */
export const TEST_NONCES: readonly NonceScenario[] = [
  card('fake-valid-nonce', VISA),
  card('fake-valid-no-billing-address-nonce', VISA),
  card('fake-valid-visa-nonce', VISA),
  card('fake-valid-amex-nonce', AMEX),
  card('fake-valid-mastercard-nonce', MASTERCARD),
  card('fake-valid-discover-nonce', DISCOVER),
  card('fake-valid-jcb-nonce', JCB),
  card('fake-valid-maestro-nonce', MAESTRO),
  card('fake-valid-dinersclub-nonce', DINERS_CLUB),
  card('fake-valid-prepaid-nonce', facts('Visa', '411111', '1210')),
  card('fake-valid-commercial-nonce', facts('Visa', '411111', '1010')),
  card('fake-valid-debit-nonce', facts('Visa', '411710', '1010')),
  card('fake-valid-healthcare-nonce', facts('Visa', '411111', '1010')),
  card('fake-processor-declined-visa-nonce', facts('Visa', '400011', '1115'), DO_NOT_HONOR),
  card(
    'fake-processor-declined-mastercard-nonce',
    facts('MasterCard', '510510', '5100'),
    DO_NOT_HONOR,
  ),
  card(
    'fake-processor-declined-amex-nonce',
    facts('American Express', '378734', '1000'),
    DO_NOT_HONOR,
  ),
  card('fake-processor-declined-discover-nonce', facts('Discover', '601100', '9424'), DO_NOT_HONOR),
  card('fake-processor-failure-jcb-nonce', facts('JCB', '356600', '0505'), NETWORK_UNAVAILABLE),
  card('fake-luhn-invalid-nonce', facts('Visa', '411111', '1112'), NOT_A_CARD_NUMBER),
  card('fake-consumed-nonce', VISA, CONSUMED),
  card('fake-gateway-rejected-fraud-nonce', facts('Visa', '400011', '1511'), FRAUD),
  card(
    'fake-gateway-rejected-risk-thresholds-nonce',
    facts('Visa', '411113', '0003'),
    RISK_THRESHOLD,
  ),
  nonce('fake-paypal-one-time-nonce', PAYPAL),
  nonce('fake-paypal-future-nonce', PAYPAL),
  nonce('fake-paypal-billing-agreement-nonce', PAYPAL),
  nonce('fake-venmo-account-nonce', VENMO),
  nonce('fake-token-issuance-error-venmo-account-nonce', VENMO, TOKEN_ISSUANCE),
  applePay('fake-apple-pay-visa-nonce', VISA),
  applePay('fake-apple-pay-mastercard-nonce', MASTERCARD),
  applePay('fake-apple-pay-amex-nonce', AMEX),
  googlePay('fake-android-pay-nonce', VISA),
  googlePay('fake-android-pay-visa-nonce', VISA),
  googlePay('fake-android-pay-mastercard-nonce', MASTERCARD),
  googlePay('fake-android-pay-amex-nonce', AMEX),
  googlePay('fake-android-pay-discover-nonce', DISCOVER),
  ...THREE_D_SECURE_NONCES,
]
