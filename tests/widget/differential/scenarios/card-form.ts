import type { Scenario } from '../driver/scenario'

const POSTAL_CODE = { challenges: ['cvv', 'postal_code'] } as const

/** What the card form asks for and complains about. */
export const cardFormScenarios: readonly Scenario[] = [
  {
    title: 'B-053 an empty form is submitted, and typed into then',
    differs: ['B-052 order'],
    gateway: POSTAL_CODE,
    script: async (shop) => {
      await shop.create({ card: { cardholderName: { required: true } } })
      await shop.call('requestPaymentMethod')
      await shop.type({ number: '4111' })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-053 B-054 a form with mistakes is submitted, and mended',
    script: async (shop) => {
      await shop.create()
      await shop.typeCard({ number: '4111111111111112', expirationDate: '12/19' })
      await shop.call('requestPaymentMethod')
      await shop.type({ number: '4111111111111111' })
      await shop.type({ expirationDate: '12/33' })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-047 a brand that the merchant does not take',
    differs: ['B-047'],
    gateway: { supportedCardTypes: ['MasterCard'] },
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
      await shop.type({ number: '5555555555554444' })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-045 B-043 the code of an American Express card has four digits',
    script: async (shop) => {
      await shop.create()
      await shop.typeCard({ number: '378282246310005', cvv: '123' })
      await shop.call('isPaymentMethodRequestable')
      await shop.type({ cvv: '1234' })
      await shop.type({ number: '' })
    },
  },
  {
    title: 'B-049 fields are left one after the other',
    script: async (shop) => {
      await shop.create()
      await shop.focusField('number')
      await shop.focusField('expirationDate')
      await shop.type({ expirationDate: '13/1' })
      await shop.focusField('cvv')
      await shop.focusPage()
    },
  },
  {
    title: 'B-050 an empty number is left for the page where no Visa is taken',
    gateway: { supportedCardTypes: ['MasterCard'] },
    differs: ['B-050'],
    script: async (shop) => {
      await shop.create()
      await shop.focusField('number')
      await shop.focusPage()
    },
  },
  {
    title: 'B-062 an optional name is left out',
    differs: ['B-052'],
    script: async (shop) => {
      await shop.create({ card: { cardholderName: true } })
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-062 an optional name is given, and a postal code',
    differs: ['B-052'],
    gateway: POSTAL_CODE,
    script: async (shop) => {
      await shop.create({ card: { cardholderName: true } })
      await shop.typeCard({ cardholderName: 'Jane Shopper', postalCode: '94107' })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-062 a name of 256 characters',
    differs: ['B-052', 'B-062'],
    script: async (shop) => {
      const fields = { cardholderName: { maxlength: 300 } }
      await shop.create({ card: { cardholderName: true, overrides: { fields } } })
      await shop.typeCard({ cardholderName: 'J'.repeat(256) })
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-060 Enter is pressed in a field',
    script: async (shop) => {
      await shop.create()
      await shop.focusField('number')
      await shop.press('Enter')
    },
  },
  {
    title: 'B-046 icons of the brands that the gateway takes',
    gateway: { supportedCardTypes: ['Visa', 'Discover', 'JCB'] },
    script: async (shop) => {
      await shop.create()
    },
  },
]
