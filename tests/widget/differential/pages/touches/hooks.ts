import type { Scenario } from '../../driver/scenario'
import { MASTERCARD, PAYPAL, VISA } from '../../scenarios/examples'

const ALL_VIEWS = [
  'choose-a-way-to-pay',
  'options',
  'methods',
  'methods-label',
  'card',
  'card-sheet-header',
  'number-field-group',
  'toggle',
  'paypal',
  'upper-container',
]

/** Marks parts, goes through the views, and looks what became of the marks. */
function marked(hooks: readonly string[], hasText: boolean): Scenario['script'] {
  return async (shop) => {
    await shop.create({ paypal: PAYPAL })
    await shop.mark(hooks, hasText)
    await shop.chooseOption('card')
    await shop.askForOtherWays()
    await shop.chooseOption('paypal')
    await shop.askForOtherWays()
    await shop.chooseOption('card')
    await shop.typeCard()
    await shop.call('requestPaymentMethod')
    await shop.askForOtherWays()
  }
}

/** Pages whose scripts reach into the widget by its hooks. */
export const hookScenarios: readonly Scenario[] = [
  {
    title: 'B-018 the hooks of a guest with one option',
    reads: ['hooks'],
    script: async (shop) => {
      await shop.create()
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-018 the hooks of a guest with several options',
    reads: ['hooks'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, paypalCredit: PAYPAL })
      await shop.chooseOption('card')
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
    },
  },
  {
    title: 'B-018 B-019 the hooks of a customer who edits',
    reads: ['hooks'],
    saved: [VISA, MASTERCARD],
    gateway: { challenges: [] },
    differs: ['B-074'],
    script: async (shop) => {
      await shop.create({ vaultManager: true, paypal: PAYPAL })
      await shop.askForOtherWays()
      await shop.toggleEditing()
      await shop.askToDelete('1111')
      await shop.answer('no')
    },
  },
  {
    title: 'B-019 the hooks of every card field',
    reads: ['hooks'],
    gateway: { challenges: ['cvv', 'postal_code'] },
    differs: ['B-052'],
    script: (shop) => shop.create({ card: { cardholderName: true } }),
  },
  {
    title: 'B-018 what a page’s script does to parts stays through the views',
    reads: ['hooks'],
    script: marked(ALL_VIEWS, false),
  },
  {
    title: 'B-018 the words that a page’s script writes stay through the views',
    reads: ['hooks'],
    script: marked(
      ['choose-a-way-to-pay', 'toggle', 'card-sheet-header', 'other-ways-to-pay'],
      true,
    ),
  },
  {
    title: 'B-018 a page relabels the headings of the saved methods',
    reads: ['hooks'],
    saved: [VISA, MASTERCARD],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.mark(
        ['toggle', 'other-ways-to-pay', 'methods-container', 'lower-container'],
        false,
      )
      await shop.mark(['toggle', 'other-ways-to-pay'], true)
      await shop.chooseMethod('4444')
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
      await shop.askForOtherWays()
    },
  },
  {
    title: 'B-018 a page hides the toggle by its style',
    reads: ['hooks'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('hide the toggle', () => {
        const toggle = document.querySelector<HTMLElement>('[data-braintree-id="toggle"]')
        toggle?.style.setProperty('display', 'none', 'important')
      })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-018 a page removes a tile',
    reads: ['hooks'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, paypalCredit: PAYPAL })
      await shop.run('remove the tile', () =>
        document.querySelector('.braintree-option__paypalCredit')?.remove(),
      )
      await shop.chooseOption('card')
      await shop.askForOtherWays()
      await shop.call('clearSelectedPaymentMethod')
      await shop.call('updateConfiguration', 'paypal', 'amount', '20.00')
    },
  },
  {
    title: 'B-018 a page chooses the card for a returning customer',
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.tap('.braintree-option__card')
      await shop.call('isPaymentMethodRequestable')
      await shop.tap('[data-braintree-id="toggle"]')
    },
  },
  {
    title: 'B-018 a page chooses a saved method and opens the list by scripted clicks',
    saved: [VISA, MASTERCARD],
    reads: ['native'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.tap('.braintree-method:nth-child(2)')
      await shop.tap('[data-braintree-id="toggle"]')
      await shop.tap('.braintree-option__paypal')
    },
  },
  {
    title: 'B-018 a page listens to a tile for as long as it is there',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('listen', ({ say }) => {
        const tile = document.querySelector('.braintree-option__card')
        tile?.addEventListener('click', () => say('the tile was clicked'))
      })
      await shop.chooseOption('card')
      await shop.askForOtherWays()
      await shop.chooseOption('card')
    },
  },
  {
    title: 'B-020 a page reads the state from the class names',
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      const read = ({ say }: { say(line: string): void }) => {
        const wrapper = document.querySelector('[data-braintree-id="wrapper"]')
        const states = [...(wrapper?.classList ?? [])].filter((name) => /-show-/.test(name))
        say(`states ${states.sort().join(' ')}`)
      }
      await shop.run('read', read)
      await shop.askForOtherWays()
      await shop.run('read', read)
      await shop.chooseOption('card')
      await shop.run('read', read)
    },
  },
  {
    title: 'B-018 a page moves its own words into the widget',
    reads: ['hooks'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('add a hint', () => {
        const hint = Object.assign(document.createElement('p'), { textContent: 'We take Visa.' })
        hint.setAttribute('data-braintree-id', 'sheet-error-text-hint')
        document.querySelector('[data-braintree-id="card"]')?.append(hint)
      })
      await shop.chooseOption('card')
      await shop.askForOtherWays()
      await shop.chooseOption('card')
      await shop.run('look', ({ say }) =>
        say(`hint there: ${document.querySelector('[data-braintree-id$="-hint"]') !== null}`),
      )
    },
  },
]
