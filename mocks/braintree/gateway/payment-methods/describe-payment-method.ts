import { assertNever } from '../../shared/assert-never'
import { type CardFacts, type Instrument, PAYMENT_METHOD_TYPES } from '../instrument'
import { findCardScenario } from '../scenarios/scenarios'
import type { NonceRecord } from '../store'
import type { BinData, PaymentMethod } from './payment-method'

/** What the sandbox answers for most of its test cards. */
const UNKNOWN_BIN_DATA: BinData = {
  commercial: 'Unknown',
  countryOfIssuance: 'Unknown',
  debit: 'Unknown',
  durbinRegulated: 'Unknown',
  healthcare: 'Unknown',
  issuingBank: 'Unknown',
  payroll: 'Unknown',
  prepaid: 'Unknown',
  productId: 'Unknown',
}

/** A nonce as the payment method that browsers get to see. */
export function describePaymentMethod(record: NonceRecord): PaymentMethod {
  const { instrument, threeDSecure } = record
  return {
    nonce: record.nonce,
    type: PAYMENT_METHOD_TYPES[instrument.kind],
    description: descriptionOf(instrument),
    details: detailsOf(instrument),
    ...('card' in instrument ? { binData: binDataOf(record.scenario) } : {}),
    ...(threeDSecure ? { threeDSecureInfo: { ...threeDSecure } } : {}),
  }
}

function binDataOf(scenario: string | null): BinData {
  const known = scenario === null ? undefined : findCardScenario(scenario)?.binData
  return { ...UNKNOWN_BIN_DATA, ...known }
}

function descriptionOf(instrument: Instrument): string {
  switch (instrument.kind) {
    case 'card':
      return `ending in ${instrument.card.lastFour.slice(-2)}`
    case 'apple-pay':
      return 'Apple Pay'
    case 'google-pay':
      return `${instrument.card.brand} ${instrument.card.lastFour}`
    case 'paypal':
      return 'PayPal'
    case 'venmo':
      return 'VenmoAccount'
    default:
      return assertNever(instrument)
  }
}

function detailsOf(instrument: Instrument): PaymentMethod['details'] {
  switch (instrument.kind) {
    case 'card':
      return { ...cardDetails(instrument.card), ...expirationDetails(instrument.card) }
    case 'apple-pay':
      return {
        ...cardDetails(instrument.card),
        dpanLastTwo: instrument.card.lastFour.slice(-2),
        paymentInstrumentName: `${instrument.card.brand} ${instrument.card.lastFour}`,
      }
    case 'google-pay':
      return {
        ...cardDetails(instrument.card),
        isNetworkTokenized: instrument.isNetworkTokenized,
      }
    case 'paypal':
      return { email: instrument.email, payerId: instrument.payerId }
    case 'venmo':
      return { username: instrument.username }
    default:
      return assertNever(instrument)
  }
}

function cardDetails(card: CardFacts): Record<string, string | null> {
  return {
    bin: card.bin,
    cardType: card.brand,
    lastFour: card.lastFour,
    lastTwo: card.lastFour.slice(-2),
  }
}

function expirationDetails(card: CardFacts): Record<string, string | null> {
  return {
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    cardholderName: card.cardholderName,
  }
}
