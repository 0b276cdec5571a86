import type { Scenario } from '../driver/scenario'
import { APPLE_PAY, GOOGLE_PAY, VENMO_ACCOUNT } from './examples'

const VENMO = { gateway: { payWithVenmo: true } } as const
const APPLE = { gateway: { applePayWeb: true }, isSecure: true } as const
const GOOGLE = { gateway: { androidPay: true } } as const

type Script = Scenario['script']
type Wallet = 'venmo' | 'applePay' | 'googlePay'

/** The shopper asks for the wallet and presses its button, once or more. */
function press(wallet: Wallet, setting: object | true, times = 1): Script {
  return async (shop) => {
    await shop.create({ [wallet]: setting })
    await shop.chooseOption(wallet)
    for (let count = 0; count < times; count += 1) await shop.payWith(wallet)
  }
}

/** The merchant asks too early for a payment method, and again once the shopper has paid. */
function pay(wallet: Wallet, setting: object | true): Script {
  return async (shop) => {
    await shop.create({ [wallet]: setting })
    await shop.chooseOption(wallet)
    await shop.call('requestPaymentMethod')
    await shop.payWith(wallet)
    await shop.call('requestPaymentMethod')
  }
}

function look(wallet: Wallet, setting: object | true): Script {
  return async (shop) => {
    await shop.create({ [wallet]: setting })
    await shop.call('getAvailablePaymentOptions')
  }
}

const venmoScenarios: readonly Scenario[] = [
  {
    ...VENMO,
    title: 'B-083 a guest pays by Venmo',
    prepare: ({ decisions }) => {
      decisions.venmo = 'approve'
    },
    script: pay('venmo', { allowDesktop: true, paymentMethodUsage: 'multi_use' }),
  },
  {
    ...VENMO,
    title: 'B-083 Venmo is cancelled',
    prepare: ({ decisions }) => {
      decisions.venmo = 'cancel'
    },
    script: press('venmo', true),
  },
  {
    ...VENMO,
    title: 'B-083 Venmo fails',
    prepare: (simulator) => simulator.fail('venmo.tokenize', { code: 'VENMO_APP_FAILED' }),
    script: async (shop) => {
      await shop.create({ venmo: true })
      await shop.chooseOption('venmo')
      await shop.payWith('venmo')
      await shop.askForOtherWays()
    },
  },
  {
    ...VENMO,
    title: "B-083 a customer cancels Venmo by the provider's newer codes",
    prepare: (simulator) => simulator.fail('venmo.tokenize', { code: 'VENMO_CUSTOMER_CANCELED' }),
    differs: ['Venmo cancelled'],
    script: press('venmo', true),
  },
  {
    ...VENMO,
    title: 'B-083 the shopper comes back from the Venmo app',
    prepare: ({ venmo }) => {
      venmo.appSwitchResult = { username: 'jane' }
    },
    script: async (shop) => {
      await shop.create({ venmo: true })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    ...VENMO,
    title: 'B-083 the Venmo app failed',
    prepare: (simulator) => {
      simulator.venmo.appSwitchResult = { username: 'jane' }
      simulator.fail('venmo.tokenize', { code: 'VENMO_APP_FAILED' })
    },
    script: async (shop) => {
      await shop.create({ venmo: true })
    },
  },
  {
    ...VENMO,
    title: 'B-083 the browser is none for Venmo',
    prepare: ({ venmo }) => {
      venmo.isBrowserSupported = false
    },
    script: look('venmo', true),
  },
  {
    ...VENMO,
    title: 'B-065 saved Venmo accounts are not listed',
    saved: [VENMO_ACCOUNT],
    script: async (shop) => {
      await shop.create({ venmo: true })
    },
  },
]

const applePayScenarios: readonly Scenario[] = [
  {
    ...APPLE,
    title: 'B-084 a guest pays by Apple Pay',
    prepare: ({ decisions }) => {
      decisions.applePay = 'approve'
    },
    script: pay('applePay', APPLE_PAY),
  },
  {
    ...APPLE,
    title: 'B-084 Apple Pay is cancelled, and started again',
    prepare: ({ decisions }) => {
      decisions.applePay = 'cancel'
    },
    script: press('applePay', APPLE_PAY, 2),
  },
  {
    ...APPLE,
    title: 'B-084 the merchant is not validated',
    prepare: (simulator) => {
      simulator.decisions.applePay = 'approve'
      simulator.fail('apple-pay.performValidation', {
        code: 'APPLE_PAY_MERCHANT_VALIDATION_FAILED',
      })
    },
    script: press('applePay', APPLE_PAY),
  },
  {
    ...APPLE,
    title: 'B-084 the card is not tokenized',
    prepare: (simulator) => {
      simulator.decisions.applePay = 'approve'
      simulator.fail('apple-pay.tokenize', { code: 'APPLE_PAY_TOKENIZATION' })
    },
    script: press('applePay', APPLE_PAY, 2),
  },
  {
    ...APPLE,
    title: 'B-084 a request that Apple refuses',
    prepare: (simulator) => {
      simulator.decisions.applePay = 'approve'
      simulator.fail('apple-pay.createPaymentRequest', new Error('Refused.'), { times: 1 })
    },
    differs: ['B-084'],
    script: press('applePay', APPLE_PAY, 2),
  },
  {
    ...APPLE,
    title: 'B-084 the device has no card for Apple Pay',
    prepare: ({ applePay }) => {
      applePay.canMakePayments = false
    },
    script: look('applePay', APPLE_PAY),
  },
  {
    gateway: { applePayWeb: true },
    title: 'B-084 the page is not secure',
    script: look('applePay', APPLE_PAY),
  },
]

const googlePayScenarios: readonly Scenario[] = [
  {
    ...GOOGLE,
    title: 'B-085 a guest pays by Google Pay',
    prepare: ({ decisions }) => {
      decisions.googlePay = 'approve'
    },
    differs: ['B-085'],
    script: pay('googlePay', { ...GOOGLE_PAY, button: { buttonColor: 'white' } }),
  },
  {
    ...GOOGLE,
    title: 'B-085 Google Pay is cancelled',
    prepare: ({ decisions }) => {
      decisions.googlePay = 'cancel'
    },
    script: press('googlePay', GOOGLE_PAY),
  },
  {
    ...GOOGLE,
    title: 'B-085 the request to Google is wrong',
    prepare: (simulator) =>
      simulator.fail('google-payments-client.loadPaymentData', { statusCode: 'DEVELOPER_ERROR' }),
    script: press('googlePay', GOOGLE_PAY),
  },
  {
    ...GOOGLE,
    title: 'B-085 Google fails',
    prepare: (simulator) =>
      simulator.fail('google-payments-client.loadPaymentData', { statusCode: 'INTERNAL_ERROR' }),
    script: press('googlePay', GOOGLE_PAY),
  },
  {
    ...GOOGLE,
    title: 'B-085 the shopper has no card for Google Pay',
    prepare: ({ googlePay }) => {
      googlePay.isReadyToPay = false
    },
    script: look('googlePay', GOOGLE_PAY),
  },
]

/** Venmo, Apple Pay and Google Pay. */
export const walletScenarios: readonly Scenario[] = [
  ...venmoScenarios,
  ...applePayScenarios,
  ...googlePayScenarios,
]
