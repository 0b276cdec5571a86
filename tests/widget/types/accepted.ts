import {
  type CreateOptions,
  create,
  type DropInError,
  type DropInInstance,
  type PaymentMethod,
  type PaymentMethodPayload,
} from '../../../widget/index'
import type { DropInProps } from '../../../widget/react'

/** What merchants write and must go on compiling: the type check is the test. */
const base = { authorization: 'sandbox_key', container: '#payment' }

export const accepted: readonly CreateOptions[] = [
  base,
  { authorization: 'sandbox_key', selector: '#payment' },
  { authorization: 'sandbox_key', container: document.createElement('div') },
  { ...base, locale: 'de-DE', translations: { payWithCard: 'Karte' } },
  {
    ...base,
    paymentOptionPriority: ['paypal', 'card'],
    hiddenVaultedPaymentMethodTypes: ['paypal'],
  },
  { ...base, card: false },
  { ...base, card: true },
  {
    ...base,
    card: {
      cardholderName: { required: true },
      clearFieldsAfterTokenization: false,
      vault: { vaultCard: false, allowVaultCardOverride: true },
      overrides: {
        fields: {
          number: { placeholder: '', supportedCardBrands: { visa: true, 'diners-club': false } },
          cvv: null,
          postalCode: null,
        },
        styles: {
          input: { fontSize: '16px' },
          '.invalid': 'is-wrong',
          ':focus': null,
          '@media (max-width: 700px)': { input: { 'font-size': '14px' } },
        },
      },
    },
  },
  { ...base, paypal: { flow: 'vault' }, paypalCredit: { flow: 'vault', amount: 10 } },
  { ...base, paypal: { flow: 'checkout', amount: '10.00', currency: 'USD', commit: true } },
  {
    ...base,
    paypal: {
      flow: 'checkout',
      amount: '12.00',
      currency: 'USD',
      userAction: 'COMMIT',
      amountBreakdown: { itemTotal: '10.00', taxTotal: '2.00' },
      contactPreference: 'RETAIN_CONTACT_INFO',
      vaultInitiatedCheckoutPaymentMethodToken: 'token',
      editBillingAgreement: true,
      requestBillingAgreement: true,
      billingAgreementDetails: { description: 'Every month' },
      shippingCallbackUrl: 'https://shop.example/shipping',
      riskCorrelationId: 'session',
      paymentReadySessionId: 'session',
    },
    paypalCredit: {
      flow: 'vault',
      planType: 'SUBSCRIPTION',
      planMetadata: { name: 'Monthly', currencyIsoCode: 'USD', totalAmount: '10.00' },
      userAuthenticationEmail: 'shopper@example.com',
      returnUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/cart',
    },
  },
  { ...base, venmo: true },
  { ...base, venmo: { allowDesktop: true, paymentMethodUsage: 'multi_use' } },
  {
    ...base,
    venmo: {
      totalAmount: '12.00',
      isFinalAmount: true,
      lineItems: [{ name: 'Prompt', kind: 'debit', quantity: 1, unitAmount: '10.00' }],
      subTotalAmount: '10.00',
      discountAmount: '1.00',
      shippingAmount: '1.00',
      taxAmount: '2.00',
      allowDesktopWebLogin: true,
      styleCspNonce: 'abc',
      allowWebviews: false,
      allowNonDefaultBrowsers: false,
      allowAndroidRecreation: false,
      requireManualReturn: true,
      useRedirectForIOS: true,
      cancelOnReturnToBrowser: true,
      displayName: 'Shop',
      collectCustomerBillingAddress: true,
      collectCustomerShippingAddress: true,
      riskCorrelationId: 'session',
    },
  },
  {
    ...base,
    applePay: {
      displayName: 'Shop',
      paymentRequest: {
        total: { label: 'Shop', amount: '10.00' },
        requiredBillingContactFields: [],
      },
      buttonStyle: 'white-outline',
      domainName: 'shop.example',
    },
  },
  {
    ...base,
    googlePay: {
      googlePayVersion: 2,
      merchantId: 'merchant',
      transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' },
      emailRequired: true,
    },
  },
  { ...base, dataCollector: true, threeDSecure: true },
  { ...base, dataCollector: { clientMetadataId: 'session', correlationId: 'session' } },
  { ...base, dataCollector: { required: true }, threeDSecure: { amount: '10.00' } },
  { ...base, vaultManager: true, preselectVaultedPaymentMethod: false },
  { ...base, signal: new AbortController().signal },
]

export const acceptedProps: readonly DropInProps[] = [
  { authorization: 'sandbox_key' },
  {
    authorization: 'sandbox_key',
    className: 'payment',
    paypal: { flow: 'vault' },
    onReady: (instance) => instance.on('noPaymentMethodRequestable', () => undefined),
    onError: ({ code, fault, nextStep }) => [code, fault, nextStep],
    onPaymentMethodRequestable: ({ type, paymentMethodIsSelected }) => [
      type,
      paymentMethodIsSelected,
    ],
  },
]

/** Both forms of every call that has two. */
export async function useAll(instance: DropInInstance): Promise<void> {
  create(base, (error, created) => (error ? undefined : created?.teardown()))
  const created: DropInInstance = await create(base)
  const payload: PaymentMethodPayload = await created.requestPaymentMethod()
  await instance.requestPaymentMethod({
    threeDSecure: { amount: '10.00', additionalInformation: { acsWindowSize: '01' } },
  })
  await instance.requestPaymentMethod({
    threeDSecure: { cardAdd: true, applySmartAuthentication: true, requestVisaDAF: true },
  })
  instance.requestPaymentMethod((_error, method) => method?.nonce)
  instance.requestPaymentMethod({}, (_error, method) => method?.nonce)
  instance.teardown((error) => error)
  instance.updateConfiguration('paypal', 'amount', 12)
  instance.updateConfiguration('googlePay', 'onPaymentDataChanged', () => undefined)
  instance.updateConfiguration('threeDSecure', 'amount', '12.00')
  instance.on('card:validityChange', ({ emittedBy, fields }) => [emittedBy, fields.cvv?.isValid])
  instance.on('changeActiveView', ({ previousViewId, newViewId }) => [previousViewId, newViewId])
  describe(payload)
}

/** The type of a payload tells which details it has. */
export function describe(payload: PaymentMethodPayload): unknown {
  switch (payload.type) {
    case 'CreditCard':
      return payload.details.lastFour.length
    case 'PayPalAccount':
      return payload.details.email.length
    case 'VenmoAccount':
      return payload.details.username.length
    case 'ApplePayCard':
    case 'AndroidPayCard':
      return payload.rawPaymentData
  }
}

export function explain(error: DropInError): string {
  return error.code === 'NO_PAYMENT_METHOD' ? error.nextStep : error.message
}

/** What the gateway does not know of a card it hands over as `null`; what merchants read is typed as before. */
export const unknownName: PaymentMethod = {
  nonce: 'nonce',
  type: 'CreditCard',
  details: { lastFour: '1111', cardType: 'Visa', bin: null, cardholderName: null },
}
