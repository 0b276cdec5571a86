import type { Scenario } from '../driver/scenario'
import { MASTERCARD, PAYPAL, PAYPAL_ACCOUNT, VISA } from './examples'

/** Saved methods are edited and deleted. */
export const deletionScenarios: readonly Scenario[] = [
  {
    title: 'B-074 editing starts and ends',
    differs: ['B-074'],
    saved: [VISA, PAYPAL_ACCOUNT],
    script: async (shop) => {
      await shop.create({ vaultManager: true, paypal: PAYPAL })
      await shop.toggleEditing()
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
      await shop.toggleEditing()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-076 B-077 B-106 a deletion is declined, and another one confirmed',
    differs: ['B-074'],
    saved: [VISA, PAYPAL_ACCOUNT],
    script: async (shop) => {
      await shop.create({ vaultManager: true, paypal: PAYPAL })
      await shop.toggleEditing()
      await shop.askToDelete('jane@')
      await shop.answer('no')
      await shop.askToDelete('1111')
      await shop.answer('yes')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-107 the last method is deleted, and the options show',
    differs: ['B-074', 'B-033'],
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ vaultManager: true, paypal: PAYPAL })
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('yes')
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-107 the last method is deleted, and the card form shows',
    differs: ['B-074', 'B-107'],
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ vaultManager: true })
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('yes')
    },
  },
  {
    title: 'B-077 B-078 a deletion fails, and editing ends',
    saved: [VISA, MASTERCARD],
    faults: [{ call: 'vault-manager.deletePaymentMethod', way: 'rejects' }],
    differs: ['B-074', 'B-077', 'B-066'],
    script: async (shop) => {
      await shop.create({ vaultManager: true })
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('yes')
      await shop.toggleEditing()
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-078 the chosen method is deleted where nothing is preselected',
    saved: [VISA, MASTERCARD],
    differs: ['B-074', 'B-078', 'B-066', 'B-010'],
    script: async (shop) => {
      await shop.create({ vaultManager: true, preselectVaultedPaymentMethod: false })
      await shop.chooseMethod('1111')
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('yes')
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-066 B-076 a deletion is asked about, and the merchant clears meanwhile',
    saved: [VISA, MASTERCARD],
    differs: ['B-074'],
    script: async (shop) => {
      await shop.create({ vaultManager: true })
      await shop.toggleEditing()
      await shop.askToDelete('4444')
      await shop.call('clearSelectedPaymentMethod')
      await shop.answer('yes')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-075 a method with a subscription',
    saved: [VISA, { ...MASTERCARD, hasSubscription: true }],
    differs: ['B-074', 'B-075'],
    script: async (shop) => {
      await shop.create({ vaultManager: true })
      await shop.toggleEditing()
      await shop.run('click the method', () => {
        const rows = [...document.querySelectorAll<HTMLElement>('.braintree-method')]
        rows.find((row) => row.textContent?.includes('4444'))?.click()
      })
    },
  },
  {
    title: 'B-079 a customer deletes a card that was not saved',
    saved: [VISA],
    differs: ['B-074', 'B-079'],
    script: async (shop) => {
      await shop.create({ vaultManager: true, card: { vault: { vaultCard: false } } })
      await shop.askForOtherWays()
      await shop.typeCard({ number: '5555555555554444' })
      await shop.call('requestPaymentMethod')
      await shop.toggleEditing()
      await shop.askToDelete('4444')
      await shop.answer('yes')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-063 a guest deletes the only method',
    differs: ['B-074', 'B-033'],
    script: async (shop) => {
      await shop.create({ vaultManager: true, paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('yes')
    },
  },
]
