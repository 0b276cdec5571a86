import type { Scenario } from '../../driver/scenario'
import { MASTERCARD, PAYPAL, VISA } from '../../scenarios/examples'

const FORM = {
  html: '<form id="shop-form"><label>Name <input id="name"></label><div id="payment"></div><button id="pay">Pay</button></form>',
}

/** Forms around the widget, and the browser's events that reach them. */
export const nativeScenarios: readonly Scenario[] = [
  {
    title: 'B-112 a form with unsaved changes watches for them',
    saved: [VISA, MASTERCARD],
    reads: ['native', 'parts'],
    page: {
      ...FORM,
      script({ say, at }) {
        for (const name of ['change', 'input', 'reset', 'invalid', 'submit']) {
          at('#shop-form').addEventListener(name, (event) => {
            event.preventDefault()
            say(`the form hears ${name}`)
          })
        }
      },
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, vaultManager: true })
      await shop.chooseMethod('4444')
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
      await shop.askForOtherWays()
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-112 a form hears nothing of the box that saves a card',
    saved: [],
    reads: ['native'],
    page: { ...FORM, script: () => undefined },
    script: async (shop) => {
      await shop.create({ card: { vault: { allowVaultCardOverride: true } } })
      await shop.decideToSaveCard()
      await shop.decideToSaveCard()
    },
  },
  {
    title: 'B-112 what a form would send is the merchant’s own',
    saved: [VISA, MASTERCARD],
    page: {
      ...FORM,
      script({ at, say }) {
        const form = document.querySelector('form')
        at('#pay').onclick = (event) => {
          event.preventDefault()
          if (!form) return
          const { elements } = form
          say('sends', [...new FormData(form).keys()], 'is valid', form.checkValidity())
          say('named', [...elements].map((element) => element.getAttribute('name')).filter(Boolean))
        }
      },
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, vaultManager: true })
      await shop.tap('#pay')
      await shop.chooseMethod('4444')
      await shop.tap('#pay')
    },
  },
  {
    title: 'B-112 a form is reset around the widget',
    saved: [VISA, MASTERCARD],
    reads: ['native'],
    page: { ...FORM, script: () => undefined },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseMethod('4444')
      await shop.run('reset', () => document.querySelector('form')?.reset())
      await shop.call('isPaymentMethodRequestable')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-112 a fieldset around the widget is disabled while the form is sent',
    saved: [VISA, MASTERCARD],
    page: {
      html: '<form><fieldset id="all"><div id="payment"></div></fieldset></form>',
      script: () => undefined,
    },
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('disable', () =>
        document.querySelector('fieldset')?.toggleAttribute('disabled', true),
      )
      await shop.call('requestPaymentMethod')
      await shop.run('enable', () =>
        document.querySelector('fieldset')?.toggleAttribute('disabled', false),
      )
      await shop.chooseMethod('4444')
    },
  },
  {
    title: 'B-037 a page counts the clicks of shoppers',
    saved: [VISA, MASTERCARD],
    reads: ['native'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseMethod('4444')
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
    },
  },
]
