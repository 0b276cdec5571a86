import { PAYMENT_OPTION_IDS } from '../../../../widget/model/terms/payment-option'
import type { Scenario } from '../driver/scenario'
import { APPLE_PAY, GOOGLE_PAY, MASTERCARD, PAYPAL, PAYPAL_ACCOUNT, VISA } from './examples'

/** What `create` leads to. */
export const startScenarios: readonly Scenario[] = [
  {
    title: 'B-008 several options and no saved method',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, paypalCredit: PAYPAL }, 'callback')
      await shop.call('getAvailablePaymentOptions')
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-008 saved methods come first',
    saved: [VISA, PAYPAL_ACCOUNT],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-010 nothing is preselected',
    saved: [VISA, MASTERCARD],
    differs: ['B-010'],
    script: async (shop) => {
      await shop.create({ preselectVaultedPaymentMethod: false })
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
      await shop.chooseMethod('4444')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-065 the options decide which saved methods are listed',
    saved: [PAYPAL_ACCOUNT, VISA],
    script: async (shop) => {
      await shop.create()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-065 the merchant hides a type of saved methods',
    saved: [PAYPAL_ACCOUNT, VISA],
    script: async (shop) => {
      const hiddenVaultedPaymentMethodTypes = ['paypal', 'unknown']
      await shop.create({ paypal: PAYPAL, hiddenVaultedPaymentMethodTypes })
    },
  },
  {
    title: 'B-064 the default method is not put first',
    saved: [VISA, { ...MASTERCARD, isDefault: true }],
    script: async (shop) => {
      await shop.create({ showDefaultPaymentMethodFirst: false })
    },
  },
  {
    title: 'B-064 the default method is put first',
    saved: [VISA, { ...MASTERCARD, isDefault: true }],
    script: async (shop) => {
      await shop.create()
    },
  },
  {
    title: 'B-001 the priority orders the options, once each',
    gateway: { payWithVenmo: true },
    script: async (shop) => {
      const paymentOptionPriority = ['venmo', 'card', 'venmo', 'paypal']
      await shop.create({ paypal: PAYPAL, venmo: true, paymentOptionPriority })
      await shop.call('getAvailablePaymentOptions')
    },
  },
  {
    title: 'B-001 the priority leaves an option out',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, paymentOptionPriority: ['paypal'] })
      await shop.call('getAvailablePaymentOptions')
    },
  },
  {
    title: 'B-016 two widgets in one container',
    script: async (shop) => {
      await shop.run('create twice', ({ create }) => {
        create({}, 'promise')
        create({}, 'promise')
      })
      await shop.create()
      await shop.call('teardown')
      await shop.create()
    },
  },
  {
    title: 'B-014 the container is emptied while the widget starts',
    differs: ['B-014'],
    script: async (shop) => {
      await shop.create({}, 'promise', 100)
      await shop.run('empty the container', () =>
        document.querySelector('#payment')?.replaceChildren(),
      )
    },
  },
  {
    title: 'B-016 one widget beside another',
    differs: ['B-091'],
    script: async (shop) => {
      await shop.create({ container: '#other-payment' })
      await shop.create()
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.call('teardown')
    },
  },
  {
    title: 'B-092 a widget with a security code comes after one without',
    differs: ['B-092'],
    script: async (shop) => {
      await shop.create({ card: { overrides: { fields: { cvv: null } } } })
      await shop.call('teardown')
      await shop.create()
    },
  },
  {
    title: 'B-018 B-020 every view is gone through',
    isSecure: true,
    gateway: {
      challenges: ['cvv', 'postal_code'],
      payWithVenmo: true,
      applePayWeb: true,
      androidPay: true,
    },
    saved: [VISA, MASTERCARD],
    differs: ['B-052', 'B-074', 'B-085'],
    script: async (shop) => {
      await shop.create({
        vaultManager: true,
        card: { cardholderName: true, vault: { allowVaultCardOverride: true } },
        paypal: PAYPAL,
        paypalCredit: PAYPAL,
        venmo: true,
        applePay: APPLE_PAY,
        googlePay: GOOGLE_PAY,
      })
      for (const option of PAYMENT_OPTION_IDS) {
        await shop.askForOtherWays()
        await shop.chooseOption(option)
        await shop.call('requestPaymentMethod')
        await shop.askForOtherWays()
        await shop.chooseMethod('4444')
      }
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('no')
    },
  },
  {
    title: 'B-094 own texts, markup in them and placeholders',
    saved: [VISA],
    differs: ['B-094'],
    script: async (shop) => {
      await shop.create({
        vaultManager: true,
        paypal: PAYPAL,
        translations: {
          payingWith: 'With <b>{{paymentSource}}</b>',
          endingIn: '•• {{lastFourCardDigits}} $&',
          chooseAnotherWayToPay: 'More',
          unknownKey: 'Nothing',
        },
      })
      await shop.askForOtherWays()
    },
  },
]
