import { getSimulator } from '../../../mocks/braintree/control/simulator'
import type { CardBrand, Instrument } from '../../../mocks/braintree/gateway/instrument'

const CUSTOMER_ID = 'jane'

interface SavedFacts {
  readonly isDefault?: boolean
  readonly hasSubscription?: boolean
}

export type SavedMethod = SavedFacts &
  (
    | { readonly kind: 'card'; readonly brand: CardBrand; readonly lastFour: string }
    | { readonly kind: 'paypal'; readonly email: string }
    | { readonly kind: 'venmo'; readonly username: string }
  )

/** A client token of a returning customer, for the gateway inside the page. */
export async function createCustomerToken(): Promise<string> {
  const token = await getSimulator()
    .gateway()
    .generateClientToken({ customerId: CUSTOMER_ID, clientApiUrl: '/unused' })
  const { clientApiUrl: _elsewhere, ...claims } = JSON.parse(atob(token))
  return btoa(JSON.stringify(claims))
}

/** Saves methods for that customer; the first becomes the first of the list. */
export async function saveMethods(methods: readonly SavedMethod[]): Promise<void> {
  // The vault lists the newest first.
  for (const method of methods.toReversed()) {
    await getSimulator()
      .gateway()
      .vault({
        customerId: CUSTOMER_ID,
        instrument: toInstrument(method),
        isDefault: method.isDefault ?? false,
        hasSubscription: method.hasSubscription ?? false,
      })
  }
}

function toInstrument(method: SavedMethod): Instrument {
  switch (method.kind) {
    case 'paypal':
      return { kind: 'paypal', email: method.email, payerId: 'PAYER', isCredit: false }
    case 'venmo':
      return { kind: 'venmo', username: method.username }
    case 'card':
      return {
        kind: 'card',
        card: {
          brand: method.brand,
          bin: '411111',
          lastFour: method.lastFour,
          expirationMonth: '12',
          expirationYear: String(new Date().getFullYear() + 3),
          cardholderName: null,
          postalCode: null,
        },
      }
  }
}
