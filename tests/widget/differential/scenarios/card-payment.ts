import type { Scenario } from '../driver/scenario'
import { PAYPAL } from './examples'

/** A guest pays by card. */
export const cardPaymentScenarios: readonly Scenario[] = [
  {
    title: 'B-105 B-055 a card is typed and becomes a payment method',
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-005 several options are there, and the card is chosen',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.callBack('requestPaymentMethod')
      await shop.askForOtherWays()
      await shop.chooseOption('card')
    },
  },
  {
    title: 'B-103 a complete form is left and come back to',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, card: { clearFieldsAfterTokenization: false } })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.askForOtherWays()
      await shop.chooseOption('card')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-103 a complete form is cleared, and is all there is',
    differs: ['B-103'],
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.call('clearSelectedPaymentMethod')
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-103 a complete form is cleared, and the options come back',
    script: async (shop) => {
      await shop.create({ venmo: true, paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('clearSelectedPaymentMethod')
      await shop.chooseOption('card')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-058 two requests at once',
    differs: ['B-058'],
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.run('request twice', ({ instances: [dropin], follow }) => {
        follow('first', () => dropin?.requestPaymentMethod())
        follow('second', () => dropin?.requestPaymentMethod())
      })
    },
  },
  {
    title: 'B-069 a half-filled form is kept by clearSelectedPaymentMethod',
    script: async (shop) => {
      await shop.create()
      await shop.type({ number: '4111111111111111' })
      await shop.call('clearSelectedPaymentMethod')
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-066 the only method is cleared',
    differs: ['B-033'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.call('clearSelectedPaymentMethod')
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-061 a guest with a token pays, and nothing is saved',
    guestWith: 'token',
    script: async (shop) => {
      await shop.create({ card: { vault: { allowVaultCardOverride: true } } })
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-059 the gateway refuses the card',
    prepare: (simulator) =>
      simulator.fail('hosted-fields.tokenize', {
        code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
        type: 'CUSTOMER',
      }),
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-059 a customer has the card already',
    saved: [],
    gateway: { failOnDuplicatePaymentMethod: true },
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.askForOtherWays()
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-100 tokenizing fails with a code that means nothing',
    prepare: (simulator) => simulator.fail('hosted-fields.tokenize', { code: 'toString' }),
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.callBack('requestPaymentMethod')
    },
  },
]
