import type { Scenario } from '../driver/scenario'
import { GOOGLE_PAY, PAYPAL, VISA } from './examples'

const FRICTIONLESS = '4000000000001000'
const CHALLENGED = '4000000000001091'

/** 3D Secure and device data. */
export const securityScenarios: readonly Scenario[] = [
  {
    title: 'B-087 a card is verified at once',
    guestWith: 'token',
    script: async (shop) => {
      await shop.create({ threeDSecure: true })
      await shop.typeCard({ number: FRICTIONLESS })
      await shop.call('requestPaymentMethod', {
        threeDSecure: {
          amount: '10.00',
          email: 'jane@shop.example',
          additionalInformation: { ipAddress: '127.0.0.1' },
        },
      })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: "B-087 the bank asks, and the shopper's answer is right",
    guestWith: 'token',
    prepare: ({ decisions }) => {
      decisions.threeDSecure = 'approve'
    },
    script: async (shop) => {
      await shop.create({ threeDSecure: { amount: '10.00', cardinalSDKConfig: { timeout: 8000 } } })
      await shop.typeCard({ number: CHALLENGED })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-087 the bank asks, and the shopper goes away',
    guestWith: 'token',
    prepare: ({ decisions }) => {
      decisions.threeDSecure = 'cancel'
    },
    script: async (shop) => {
      await shop.create({ threeDSecure: true })
      await shop.typeCard({ number: CHALLENGED })
      await shop.call('requestPaymentMethod', { threeDSecure: { amount: '10.00' } })
    },
  },
  {
    title: 'B-087 a saved card is verified',
    saved: [{ ...VISA, number: FRICTIONLESS }],
    script: async (shop) => {
      await shop.create({ threeDSecure: true })
      await shop.call('requestPaymentMethod', { threeDSecure: { amount: '10.00' } })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-088 the verification fails, and the shopper goes on',
    guestWith: 'token',
    prepare: (simulator) =>
      simulator.fail('three-d-secure.verifyCard', { code: 'THREEDS_LOOKUP_ERROR' }, { times: 1 }),
    differs: ['B-088', 'B-088 card'],
    script: async (shop) => {
      await shop.create({ threeDSecure: { amount: '10.00' } })
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.typeCard()
      await shop.call('isPaymentMethodRequestable')
      // A field that has the focus when it hides loses it in a moment of the browser's own.
      await shop.focusPage()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-088 the verification of a saved card fails',
    saved: [VISA],
    prepare: (simulator) =>
      simulator.fail('three-d-secure.verifyCard', { code: 'THREEDS_LOOKUP_ERROR' }, { times: 1 }),
    differs: ['B-088', 'B-088 saved', 'B-066'],
    script: async (shop) => {
      await shop.create({ threeDSecure: { amount: '10.00' } })
      await shop.call('requestPaymentMethod')
      await shop.chooseMethod('1111')
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-073 another amount is verified',
    guestWith: 'token',
    script: async (shop) => {
      await shop.create({ threeDSecure: { amount: '10.00' } })
      await shop.typeCard({ number: FRICTIONLESS })
      await shop.call('updateConfiguration', 'threeDSecure', 'amount', '20.00')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-087 a Google Pay card that is not tokenized is verified',
    guestWith: 'token',
    gateway: { androidPay: true },
    prepare: (simulator) => {
      simulator.decisions.googlePay = 'approve'
      simulator.googlePay.isNetworkTokenized = false
      simulator.googlePay.card = '3ds-frictionless-visa'
    },
    script: async (shop) => {
      await shop.create({ googlePay: GOOGLE_PAY, threeDSecure: { amount: '10.00' } })
      await shop.chooseOption('googlePay')
      await shop.payWith('googlePay')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-087 PayPal needs no verification',
    guestWith: 'token',
    prepare: ({ decisions }) => {
      decisions.paypal = 'approve'
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, threeDSecure: { amount: '10.00' } })
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-086 B-110 device data goes along',
    script: async (shop) => {
      await shop.create({ dataCollector: { kount: true } })
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
]
