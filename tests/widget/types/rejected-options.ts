import { type CardFieldOverrides, type CreateOptions, create } from '../../../widget/index'

/**
 * What merchants get wrong and must not compile: each line below is an error that the compiler has to
 * find. Where it doesn't, the comment above the line is itself an error.
 */
type Place = Pick<CreateOptions, 'authorization'> & { readonly container: string }

const base: Place = { authorization: 'sandbox_key', container: '#payment' }
const total = { label: 'Shop', amount: '10.00' }
const apple = { displayName: 'Shop', paymentRequest: { total } }
const price = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' } as const

/** Never called. */
export function createWrongly(): void {
  // @ts-expect-error options are required
  create()
  // @ts-expect-error an authorization is required
  create({ container: '#payment' })
  // @ts-expect-error an authorization is text
  create({ ...base, authorization: 7 })
  // @ts-expect-error an authorization is not undefined
  create({ ...base, authorization: undefined })
  // @ts-expect-error a place is required
  create({ authorization: 'sandbox_key' })
  // @ts-expect-error one place, not two
  create({ ...base, selector: '#payment' })
  // @ts-expect-error a place that wasn't found is none
  create({ ...base, container: document.querySelector('#payment') })
  // @ts-expect-error a list of elements is no place
  create({ ...base, container: document.querySelectorAll('#payment') })
  // @ts-expect-error a callback is a function
  create(base, 'callback')
  // @ts-expect-error there is no such option
  create({ ...base, payPal: { flow: 'vault' } })
  // @ts-expect-error a locale is text
  create({ ...base, locale: ['de_DE'] })
  // @ts-expect-error translations are texts
  create({ ...base, translations: { payWithCard: 7 } })
  // @ts-expect-error the priority is a list
  create({ ...base, paymentOptionPriority: 'card' })
  // @ts-expect-error of options that there are
  create({ ...base, paymentOptionPriority: ['card', 'cash'] })
  // @ts-expect-error hidden types are option ids
  create({ ...base, hiddenVaultedPaymentMethodTypes: ['CreditCard'] })
  // @ts-expect-error a flag is no text
  create({ ...base, vaultManager: 'true' })
  // @ts-expect-error a flag is no number
  create({ ...base, preselectVaultedPaymentMethod: 0 })
  // @ts-expect-error a flag is no text
  create({ ...base, showDefaultPaymentMethodFirst: 'no' })
  // @ts-expect-error the controller is not its signal
  create({ ...base, signal: new AbortController() })
  // @ts-expect-error device data: true, false or settings
  create({ ...base, dataCollector: 'paypal' })
  // @ts-expect-error Kount is gone from the component
  create({ ...base, dataCollector: { kount: true } })
  // @ts-expect-error required is a flag
  create({ ...base, dataCollector: { required: 'yes' } })
  // @ts-expect-error 3D Secure: true, false or settings
  create({ ...base, threeDSecure: '10.00' })
  // @ts-expect-error an amount is text or a number
  create({ ...base, threeDSecure: { amount: true } })
}

/** Never called. */
export function configureCardsWrongly(): void {
  // @ts-expect-error true, false or settings
  create({ ...base, card: 'on' })
  // @ts-expect-error there is no such setting
  create({ ...base, card: { cardHolderName: true } })
  // @ts-expect-error a flag or settings
  create({ ...base, card: { cardholderName: 'required' } })
  // @ts-expect-error required is a flag
  create({ ...base, card: { cardholderName: { required: 'yes' } } })
  // @ts-expect-error the number can't be removed
  create({ ...base, card: { overrides: { fields: { number: null } } } })
  // @ts-expect-error the date can't be removed
  create({ ...base, card: { overrides: { fields: { expirationDate: null } } } })
  // @ts-expect-error there is no such field
  create({ ...base, card: { overrides: { fields: { email: {} } } } })
  // @ts-expect-error the place of a field is the widget's
  create({ ...base, card: { overrides: { fields: { cvv: { container: '#cvv' } } } } })
  // @ts-expect-error a placeholder is text
  create({ ...base, card: { overrides: { fields: { cvv: { placeholder: 123 } } } } })
  // @ts-expect-error declarations are text
  create({ ...base, card: { overrides: { styles: { input: { fontSize: 16 } } } } })
  // @ts-expect-error a style is no flag
  create({ ...base, card: { overrides: { styles: { input: false } } } })
  // @ts-expect-error a flag
  create({ ...base, card: { clearFieldsAfterTokenization: 'no' } })
  // @ts-expect-error settings, no flag
  create({ ...base, card: { vault: true } })
  // @ts-expect-error there is no such setting
  create({ ...base, card: { vault: { vaultPayPal: false } } })
}

// @ts-expect-error brands are spelled as the fields spell them
export const misspelled: CardFieldOverrides = { number: { supportedCardBrands: { Visa: true } } }

// @ts-expect-error brands belong to the number
export const misplaced: CardFieldOverrides = { cvv: { supportedCardBrands: { visa: true } } }

/** Never called. */
export function configurePayPalWrongly(): void {
  // @ts-expect-error PayPal needs a flow
  create({ ...base, paypal: true })
  // @ts-expect-error PayPal needs a flow
  create({ ...base, paypal: {} })
  // @ts-expect-error one of two flows
  create({ ...base, paypal: { flow: 'once' } })
  // @ts-expect-error checkout needs an amount and a currency
  create({ ...base, paypal: { flow: 'checkout' } })
  // @ts-expect-error checkout needs a currency
  create({ ...base, paypal: { flow: 'checkout', amount: '10.00' } })
  // @ts-expect-error checkout needs an amount
  create({ ...base, paypal: { flow: 'checkout', currency: 'USD' } })
  // @ts-expect-error PayPal Credit is no different
  create({ ...base, paypalCredit: { flow: 'checkout', amount: '10.00' } })
  // @ts-expect-error an amount is text or a number
  create({ ...base, paypal: { flow: 'checkout', amount: { value: 10 }, currency: 'USD' } })
  // @ts-expect-error a flag
  create({ ...base, paypal: { flow: 'vault', commit: 'yes' } })
  // @ts-expect-error an object
  create({ ...base, paypal: { flow: 'vault', buttonStyle: 'gold' } })
  // @ts-expect-error a flag
  create({ ...base, paypal: { flow: 'vault', vault: { vaultPayPal: 'no' } } })
  // @ts-expect-error there is no such level
  create({ ...base, paypal: { flow: 'vault', logLevel: 'loud' } })
  // @ts-expect-error there is no such page
  create({ ...base, paypal: { flow: 'vault', landingPageType: 'home' } })
}

/** Never called. */
export function configureWalletsWrongly(): void {
  // @ts-expect-error true, false or settings
  create({ ...base, venmo: 'on' })
  // @ts-expect-error a flag
  create({ ...base, venmo: { allowDesktop: 1 } })
  // @ts-expect-error there is no such usage
  create({ ...base, venmo: { paymentMethodUsage: 'forever' } })
  // @ts-expect-error Apple Pay needs a name and a request
  create({ ...base, applePay: true })
  // @ts-expect-error Apple Pay needs a request
  create({ ...base, applePay: { displayName: 'Shop' } })
  // @ts-expect-error Apple Pay needs a name
  create({ ...base, applePay: { paymentRequest: { total } } })
  // @ts-expect-error a request needs a total
  create({ ...base, applePay: { displayName: 'Shop', paymentRequest: {} } })
  // @ts-expect-error a total needs an amount
  create({ ...base, applePay: { ...apple, paymentRequest: { total: { label: 'Shop' } } } })
  // @ts-expect-error there is no such style
  create({ ...base, applePay: { ...apple, buttonStyle: 'red' } })
  // @ts-expect-error a version is a number
  create({ ...base, applePay: { ...apple, applePaySessionVersion: '3' } })
  // @ts-expect-error Google Pay needs a price
  create({ ...base, googlePay: true })
  // @ts-expect-error Google Pay needs a price
  create({ ...base, googlePay: { merchantId: 'merchant' } })
  // @ts-expect-error there is no such version
  create({ ...base, googlePay: { googlePayVersion: 3, transactionInfo: price } })
  // @ts-expect-error there is no such status
  create({ ...base, googlePay: { transactionInfo: { ...price, totalPriceStatus: 'SURE' } } })
  // @ts-expect-error a price is text
  create({ ...base, googlePay: { transactionInfo: { ...price, totalPrice: 10 } } })
}
