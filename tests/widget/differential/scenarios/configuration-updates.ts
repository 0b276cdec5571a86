import type { Scenario } from '../driver/scenario'
import { APPLE_PAY, GOOGLE_PAY, PAYPAL, VISA } from './examples'

/** `updateConfiguration`. */
export const configurationUpdateScenarios: readonly Scenario[] = [
  {
    title: "B-070 a guest's PayPal account is dropped with its amount",
    differs: ['B-033'],
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.call('updateConfiguration', 'paypal', 'amount', '20.00')
      await shop.call('isPaymentMethodRequestable')
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
    },
  },
  {
    title: 'B-070 the amount changes while a card is typed',
    differs: ['B-070'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('updateConfiguration', 'paypal', 'amount', '20.00')
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: "B-071 a customer's unsaved PayPal account is dropped with its amount",
    saved: [VISA],
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    differs: ['B-071'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.call('updateConfiguration', 'paypal', 'amount', '20.00')
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-072 PayPal Credit changes, and a PayPal account is dropped',
    differs: ['B-033'],
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, paypalCredit: PAYPAL })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.call('updateConfiguration', 'paypalCredit', 'amount', '20.00')
    },
  },
  {
    title: 'B-073 PayPal keeps what the merchant may not change',
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.call('updateConfiguration', 'paypal', 'offerCredit', true)
      await shop.call('updateConfiguration', 'paypal', 'locale', 'de_DE')
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
    },
  },
  {
    title: 'B-073 Apple Pay asks for another amount',
    differs: ['B-033'],
    gateway: { applePayWeb: true },
    isSecure: true,
    prepare: ({ decisions }) => {
      decisions.applePay = 'approve'
    },
    script: async (shop) => {
      await shop.create({ applePay: APPLE_PAY })
      const total = { label: 'Shop', amount: '20.00' }
      await shop.call('updateConfiguration', 'applePay', 'paymentRequest', { total })
      await shop.chooseOption('applePay')
      await shop.payWith('applePay')
      await shop.call('updateConfiguration', 'applePay', 'displayName', 'Other shop')
    },
  },
  {
    title: 'B-073 Google Pay asks for another amount',
    differs: ['B-033'],
    gateway: { androidPay: true },
    prepare: ({ decisions }) => {
      decisions.googlePay = 'approve'
    },
    script: async (shop) => {
      await shop.create({ googlePay: GOOGLE_PAY })
      const info = { ...GOOGLE_PAY.transactionInfo, totalPrice: '20.00' }
      await shop.call('updateConfiguration', 'googlePay', 'transactionInfo', info)
      await shop.chooseOption('googlePay')
      await shop.payWith('googlePay')
      await shop.call('updateConfiguration', 'googlePay', 'transactionInfo', info)
    },
  },
  {
    title: 'updateConfiguration ignores what it does not know',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.call('updateConfiguration', 'card', 'vault', {})
      await shop.call('updateConfiguration', 'venmo', 'profileId', '1')
      await shop.call('updateConfiguration', 'googlePay', 'merchantId', '1')
      await shop.call('updateConfiguration', 'unknown', 'key', 'value')
    },
  },
  {
    title: 'updateConfiguration takes a function',
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    differs: ['function values'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('set a function', ({ follow, instances: [dropin] }) => {
        const update: unknown = dropin?.updateConfiguration
        if (typeof update !== 'function') return
        follow('updateConfiguration', () =>
          Reflect.apply(update, dropin, ['paypal', 'onShippingChange', () => undefined]),
        )
      })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
    },
  },
]
