import type { Scenario } from '../driver/scenario'
import { VISA } from './examples'

const START_MS = 1_000
const PAYPAL = {
  'data-paypal.flow': 'checkout',
  'data-paypal.amount': '10.00',
  'data-paypal.currency': 'USD',
}

/** A form takes a payment by a script tag, without a line of script by the merchant. */
export const scriptTagScenarios: readonly Scenario[] = [
  {
    title: 'WSET-13 a form sends a card',
    scriptTag: {},
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.typeCard()
      await shop.submit()
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 a form sends nothing until the card is complete',
    differs: ['words of errors'],
    scriptTag: {},
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.submit()
      await shop.typeCard()
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 a form sends nothing when a card is refused',
    scriptTag: {},
    prepare: (simulator) =>
      simulator.fail('hosted-fields.tokenize', {
        code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
        type: 'CUSTOMER',
      }),
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.typeCard()
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 the fields that the merchant made are filled in',
    scriptTag: {
      attributes: { 'data-data-collector.paypal': 'true' },
      fields: { payment_method_nonce: 'an old one', device_data: '', order: '17' },
    },
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.typeCard()
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 device data goes along in a field of its own',
    scriptTag: { attributes: { 'data-data-collector.kount': 'true' } },
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.typeCard()
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 the button that was pressed is sent along',
    differs: ['pressed button'],
    scriptTag: { button: ['method', 'new'] },
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.typeCard()
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 a form sends a saved card',
    saved: [VISA],
    scriptTag: {},
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 PayPal with the options of attributes',
    scriptTag: { attributes: { ...PAYPAL, 'data-locale': 'fr_FR' } },
    prepare: (simulator) => {
      simulator.decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.chooseOption('paypal')
      await shop.submit()
      await shop.payWith('paypal')
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 attributes lead into objects, and those that are not known are left out',
    differs: ['words of the name'],
    scriptTag: {
      attributes: {
        ...PAYPAL,
        'data-payment-option-priority': '["paypal", "card"]',
        'data-card.cardholder-name.required': 'true',
        'data-vault-manager': 'true',
        'data-venmo': 'true',
      },
    },
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.chooseOption('card')
      await shop.typeCard({ cardholderName: 'Jane' })
      await shop.submit()
    },
  },
  {
    title: 'WSET-13 the short and the long form of an attribute together',
    differs: ['both forms of an attribute'],
    scriptTag: {
      attributes: {
        'data-card.cardholdername': 'true',
        'data-card.cardholdername.required': 'true',
      },
    },
    script: (shop) => shop.pass(START_MS),
  },
  {
    title: 'WSET-13 a widget that can’t start leaves no locked form',
    differs: ['locked form'],
    scriptTag: {},
    faults: [{ call: 'client.create', way: 'rejects' }],
    script: async (shop) => {
      await shop.pass(START_MS)
      await shop.submit()
      await shop.pass(START_MS)
    },
  },
  {
    title: 'WSET-13 a script without a form',
    differs: ['errors at load'],
    scriptTag: { isWithoutForm: true },
    script: (shop) => shop.pass(START_MS),
  },
  {
    title: 'WSET-13 a script without an authorization',
    differs: ['errors at load'],
    scriptTag: { attributes: { 'data-braintree-dropin-authorization': '' } },
    script: (shop) => shop.pass(START_MS),
  },
]
