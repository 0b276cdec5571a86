import type { Scenario } from '../driver/scenario'
import { PAYPAL, VISA } from './examples'

/** The widget is used by keyboard, in other languages and from a script tag. */
export const pageUseScenarios: readonly Scenario[] = [
  {
    title: 'B-037 Enter chooses a tile',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.focusPage()
      await shop.press('Tab')
      await shop.press('Enter')
    },
  },
  {
    title: 'B-037 the space bar chooses a tile',
    differs: ['B-037'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.focusPage()
      await shop.press('Tab')
      await shop.press(' ')
    },
  },
  {
    title: 'B-038 the focus stays where the shopper is',
    differs: ['B-074'],
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ vaultManager: true, paypal: PAYPAL })
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
      await shop.askForOtherWays()
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('no')
    },
  },
  ...['fr_FR', 'de_AT', 'pt', 'ja_JP'].map((locale) => ({
    title: `the locale ${locale}`,
    saved: [VISA],
    script: async (shop: Parameters<Scenario['script']>[0]) => {
      await shop.create({ locale, paypal: PAYPAL, vaultManager: true })
      await shop.askForOtherWays()
      await shop.chooseOption('card')
      await shop.call('requestPaymentMethod')
    },
  })),
  {
    title: 'a locale with a hyphen',
    differs: ['locale with a hyphen'],
    script: async (shop) => {
      await shop.create({ locale: 'de-DE', paypal: PAYPAL })
    },
  },
]
