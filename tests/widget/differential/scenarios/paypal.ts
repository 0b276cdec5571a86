import type { Scenario } from '../driver/scenario'
import { PAYPAL, VISA } from './examples'

const VAULT = { flow: 'vault' } as const

/** PayPal and PayPal Credit. */
export const paypalScenarios: readonly Scenario[] = [
  {
    title: 'B-081 B-082 a guest pays by PayPal',
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypal: { ...PAYPAL, commit: true, buttonStyle: { color: 'blue' } } })
      await shop.chooseOption('paypal')
      await shop.call('requestPaymentMethod')
      await shop.payWith('paypal')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-081 a guest pays by PayPal Credit',
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypalCredit: PAYPAL })
      await shop.chooseOption('paypalCredit')
      await shop.call('requestPaymentMethod')
      await shop.payWith('paypalCredit')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-081 the PayPal window is closed',
    prepare: ({ decisions }) => {
      decisions.paypal = 'cancel'
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
    },
  },
  {
    title: 'B-082 no payment comes about, and then one does',
    prepare: (simulator) => {
      simulator.decisions.paypal = 'approve'
      simulator.fail('paypal-checkout.createPayment', { code: 'SIMULATED' }, { times: 1 })
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.payWith('paypal')
    },
  },
  {
    title: 'B-082 the account is not tokenized',
    prepare: (simulator) => {
      simulator.decisions.paypal = 'approve'
      simulator.fail('paypal-checkout.tokenizePayment', {
        code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
      })
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.askForOtherWays()
    },
  },
  {
    title: "B-082 the customer's account is saved",
    saved: [VISA],
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypal: VAULT })
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: "B-082 the merchant doesn't want the account saved",
    saved: [],
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypal: { ...VAULT, vault: { vaultPayPal: false } } })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-081 B-093 both options share a style',
    differs: ['B-093'],
    script: async (shop) => {
      await shop.run('create', ({ create, follow }) => {
        const buttonStyle = { color: 'gold' }
        const wallet = { flow: 'checkout', amount: '10.00', currency: 'USD', buttonStyle }
        create({ paypal: wallet, paypalCredit: wallet }, 'promise')
        setTimeout(() => follow('the style afterwards', () => buttonStyle), 900)
      })
    },
  },
  {
    title: "PayPal's own locale and offer of credit",
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    differs: ['PayPal settings'],
    script: async (shop) => {
      await shop.create({
        locale: 'fr_FR',
        paypal: { ...PAYPAL, locale: 'de_DE', offerCredit: true },
      })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
    },
  },
  {
    title: 'B-081 the button fails by itself',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('paypal')
      await shop.run('the button fails', ({ simulator }) =>
        simulator.paypal.buttons.newest().fail(new Error('The window did not open.')),
      )
    },
  },
]
