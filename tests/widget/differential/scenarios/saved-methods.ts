import type { Scenario } from '../driver/scenario'
import { MASTERCARD, PAYPAL, PAYPAL_ACCOUNT, VISA } from './examples'

/** A returning customer chooses among saved methods, and adds to them. */
export const savedMethodScenarios: readonly Scenario[] = [
  {
    title: 'B-034 another saved method is chosen',
    saved: [VISA, MASTERCARD, PAYPAL_ACCOUNT],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseMethod('4444')
      await shop.call('requestPaymentMethod')
      await shop.chooseMethod('jane@')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-102 the chosen method is chosen again',
    saved: [VISA, MASTERCARD],
    script: async (shop) => {
      await shop.create()
      await shop.chooseMethod('1111')
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-032 B-035 other ways to pay are revealed, and one is looked at',
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.askForOtherWays()
      await shop.call('isPaymentMethodRequestable')
      await shop.chooseOption('paypal')
      await shop.call('isPaymentMethodRequestable')
      await shop.askForOtherWays()
      await shop.call('requestPaymentMethod')
      await shop.chooseMethod('1111')
    },
  },
  {
    title: 'B-032 the only option opens below the saved methods',
    saved: [VISA],
    script: async (shop) => {
      await shop.create()
      await shop.askForOtherWays()
      await shop.call('isPaymentMethodRequestable')
      await shop.chooseMethod('1111')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-064 a new card goes on top, saved',
    saved: [VISA],
    script: async (shop) => {
      await shop.create()
      await shop.askForOtherWays()
      await shop.typeCard({ number: '5555555555554444' })
      await shop.call('requestPaymentMethod')
      await shop.chooseMethod('1111')
    },
  },
  {
    title: 'B-061 the merchant saves no cards',
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ card: { vault: { vaultCard: false } } })
      await shop.askForOtherWays()
      await shop.typeCard({ number: '5555555555554444' })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-061 the customer decides not to save the card',
    saved: [],
    script: async (shop) => {
      await shop.create({ card: { vault: { allowVaultCardOverride: true } } })
      await shop.decideToSaveCard()
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-061 the customer decides to save the card after all',
    saved: [],
    script: async (shop) => {
      await shop.create({ card: { vault: { allowVaultCardOverride: true, vaultCard: false } } })
      await shop.decideToSaveCard()
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-066 a saved method is cleared',
    differs: ['B-066'],
    saved: [VISA, MASTERCARD],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.call('clearSelectedPaymentMethod')
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-066 a saved method is cleared, and the others cannot be fetched again',
    differs: ['B-066 unfetched'],
    saved: [VISA, MASTERCARD],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.prepare(({ fail }) =>
        fail('vault-manager.fetchPaymentMethods', { code: 'REFUSED' }),
      )
      await shop.call('clearSelectedPaymentMethod')
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-067 a saved method is cleared while a sheet is open',
    saved: [VISA],
    differs: ['B-067'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.askForOtherWays()
      await shop.chooseOption('card')
      await shop.call('clearSelectedPaymentMethod')
      await shop.askForOtherWays()
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-068 an unsaved card is cleared where nothing is saved, and another one comes',
    saved: [],
    differs: ['B-068'],
    script: async (shop) => {
      await shop.create({ card: { vault: { vaultCard: false } } })
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.call('clearSelectedPaymentMethod')
      await shop.typeCard({ number: '5555555555554444' })
      await shop.call('requestPaymentMethod')
      await shop.run('choose the cleared card', () => {
        const rows = [...document.querySelectorAll<HTMLElement>('.braintree-method')]
        rows.find((row) => row.textContent?.includes('1111'))?.click()
      })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-068 an unsaved card is cleared, and another one comes',
    saved: [PAYPAL_ACCOUNT],
    differs: ['B-066'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, card: { vault: { vaultCard: false } } })
      await shop.askForOtherWays()
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.call('clearSelectedPaymentMethod')
      await shop.askForOtherWays()
      await shop.chooseOption('card')
      await shop.typeCard({ number: '5555555555554444' })
      await shop.call('requestPaymentMethod')
    },
  },
]
