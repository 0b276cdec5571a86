import type { Scenario } from '../driver/scenario'
import { PAYPAL } from './examples'

/** What the merchant changes about the card form. */
export const cardOverridesScenarios: readonly Scenario[] = [
  {
    title: 'B-042 B-043 fields get other settings, and one is left out',
    gateway: { challenges: ['cvv', 'postal_code'] },
    script: async (shop) => {
      const fields = {
        number: { placeholder: 'Number', selector: '#elsewhere', maskInput: true },
        expirationDate: { placeholder: '' },
        cvv: { placeholder: '', type: 'password' },
        postalCode: null,
        unknown: { placeholder: 'Unknown' },
      }
      await shop.create({ card: { overrides: { fields } } })
      await shop.typeCard({ number: '378282246310005', cvv: '1234' })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-042 the security code is left out',
    script: async (shop) => {
      await shop.create({ card: { overrides: { fields: { cvv: null } } } })
      await shop.type({ number: '4111111111111111', expirationDate: '12/33' })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-042 a field that the gateway does not ask for',
    script: async (shop) => {
      const fields = { postalCode: { placeholder: 'Postal code' } }
      await shop.create({ card: { overrides: { fields } } })
    },
  },
  {
    title: 'B-044 B-093 styles are merged, replaced and dropped',
    differs: ['B-044'],
    script: async (shop) => {
      await shop.create({
        card: {
          overrides: {
            styles: { input: { fontSize: '20px' }, ':focus': 'focused', '.valid': null },
          },
        },
      })
    },
  },
  {
    title: 'B-046 the merchant hides a brand',
    script: async (shop) => {
      const supportedCardBrands = { visa: false, 'american-express': false, elo: true }
      await shop.create({ card: { overrides: { fields: { number: { supportedCardBrands } } } } })
    },
  },
  {
    title: 'B-055 the fields keep what was typed',
    script: async (shop) => {
      await shop.create({ card: { clearFieldsAfterTokenization: false } })
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
      await shop.askForOtherWays()
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'B-008 no cards, and PayPal alone',
    script: async (shop) => {
      await shop.create({ card: false, paypal: PAYPAL })
      await shop.call('getAvailablePaymentOptions')
    },
  },
  {
    title: 'B-008 the gateway takes no cards',
    gateway: { supportedCardTypes: [] },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.call('getAvailablePaymentOptions')
    },
  },
]
