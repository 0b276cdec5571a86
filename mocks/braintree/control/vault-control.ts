import { brandOfNumber } from '../gateway/cards/card-brand'
import { toCardFacts } from '../gateway/cards/card-facts'
import type { Gateway } from '../gateway/gateway'
import type { CardFacts, Instrument, PaymentMethodType } from '../gateway/instrument'
import { scenarioNameOfNumber } from '../gateway/scenarios/scenarios'
import type { VaultedMethod } from '../gateway/store'
import { assertNever } from '../shared/assert-never'
import { DEFAULT_PAYPAL_EMAIL } from './paypal-control'

export interface SavedMethodOptions {
  readonly type: PaymentMethodType
  /** A card's number, one of the test cards; Visa 4111 1111 1111 1111 unless given. */
  readonly number?: string
  /** What the gateway says of a card's first digits instead of these. */
  readonly bin?: string | null
  readonly email?: string
  readonly username?: string
  readonly isDefault?: boolean
  readonly hasSubscription?: boolean
}

/** The saved methods of the gateway inside the page. */
export interface VaultControl {
  /** Saves a method as if the customer had used it before; the newest one is listed first. */
  save(customerId: string, options: SavedMethodOptions): Promise<VaultedMethod>
  list(customerId: string): Promise<VaultedMethod[]>
}

const VISA = '4111111111111111'
const YEARS_UNTIL_EXPIRY = 4

/** @throws Error from `save` for a number that is no test card */
export function createVaultControl(
  openGateway: () => Gateway,
  listVaulted: (customerId: string) => Promise<VaultedMethod[]>,
): VaultControl {
  return {
    save(customerId, options) {
      const { number = VISA, isDefault, hasSubscription } = options
      return openGateway().vault({
        customerId,
        instrument: toInstrument(options, number),
        scenario: scenarioNameOfNumber(number),
        ...(isDefault === undefined ? {} : { isDefault }),
        ...(hasSubscription === undefined ? {} : { hasSubscription }),
      })
    },
    list: listVaulted,
  }
}

function toInstrument(options: SavedMethodOptions, number: string): Instrument {
  switch (options.type) {
    case 'CreditCard':
      return { kind: 'card', card: factsOf(number, options) }
    case 'ApplePayCard':
      return { kind: 'apple-pay', card: factsOf(number, options) }
    case 'AndroidPayCard':
      return { kind: 'google-pay', card: factsOf(number, options), isNetworkTokenized: true }
    case 'PayPalAccount': {
      const email = options.email ?? DEFAULT_PAYPAL_EMAIL
      return { kind: 'paypal', email, payerId: 'SAVEDPAYER', isCredit: false }
    }
    case 'VenmoAccount':
      return { kind: 'venmo', username: options.username ?? 'venmojoe' }
    default:
      return assertNever(options.type)
  }
}

function factsOf(number: string, { bin }: SavedMethodOptions): CardFacts {
  const brand = brandOfNumber(number)
  if (brand === null) throw new Error('A saved card needs the number of a test card.')
  const expirationYear = String(new Date().getFullYear() + YEARS_UNTIL_EXPIRY)
  const facts = toCardFacts({ number, brand, expirationMonth: '12', expirationYear })
  return bin === undefined ? facts : { ...facts, bin }
}
