import type { Scenario } from '../../driver/scenario'
import type { Harness } from '../../page/harness'
import { MASTERCARD, PAYPAL, VISA } from '../../scenarios/examples'

/** A handler that a page adds, run in the page. */
type Adding = (harness: Harness) => unknown

interface Reaction {
  readonly title: string
  readonly adds: Adding
  readonly differs?: Scenario['differs']
}

/** What merchants' handlers call while the widget is telling them something. */
const REACTIONS: readonly Reaction[] = [
  {
    title: 'asks whether it can be requested',
    differs: ['asked in changeActiveView'],
    adds: ({ follow, newest }) => {
      const dropin = newest()
      for (const name of [
        'paymentMethodRequestable',
        'noPaymentMethodRequestable',
        'changeActiveView',
        'paymentOptionSelected',
      ] as const) {
        dropin.on(name, () => follow(`asked in ${name}`, () => dropin.isPaymentMethodRequestable()))
      }
    },
  },
  {
    title: 'requests at once what can be requested',
    adds: ({ follow, newest }) => {
      const dropin = newest()
      dropin.on('paymentMethodRequestable', ({ paymentMethodIsSelected }) => {
        if (paymentMethodIsSelected) follow('request', () => dropin.requestPaymentMethod())
      })
    },
  },
  {
    title: 'requests while the view changes',
    differs: ['requested in changeActiveView'],
    adds: ({ follow, newest }) => {
      const dropin = newest()
      dropin.on('changeActiveView', () => {
        follow('request', () => dropin.requestPaymentMethod())
      })
    },
  },
  {
    title: 'clears what was chosen',
    adds: ({ follow, newest }) => {
      const dropin = newest()
      dropin.on('paymentOptionSelected', () => {
        follow('clear', () => dropin.clearSelectedPaymentMethod())
        follow('asked after it', () => dropin.isPaymentMethodRequestable())
      })
    },
  },
  {
    title: 'changes the amount when an option is chosen',
    adds: ({ follow, newest }) => {
      const dropin = newest()
      dropin.on('paymentOptionSelected', () => {
        follow('update', () => dropin.updateConfiguration('paypal', 'amount', '20.00'))
      })
    },
  },
  {
    title: 'removes itself',
    differs: ['handler removes itself'],
    adds: ({ say, newest }) => {
      const dropin = newest()
      const once = () => {
        dropin.off('changeActiveView', once)
        say('once')
      }
      dropin.on('changeActiveView', once)
      dropin.on('changeActiveView', () => say('always'))
    },
  },
  {
    title: 'adds another handler',
    adds: ({ say, newest }) => {
      const dropin = newest()
      dropin.on('changeActiveView', () => {
        say('first')
        dropin.on('changeActiveView', () => say('added'))
      })
    },
  },
  {
    title: 'ends the widget',
    adds: ({ follow, newest }) => {
      const dropin = newest()
      dropin.on('paymentOptionSelected', () => follow('end', () => dropin.teardown()))
    },
  },
]

/** The order of calls, events and answers, and how soon each comes. */
export const orderScenarios: readonly Scenario[] = [
  ...REACTIONS.map(
    ({ title, adds, differs }): Scenario => ({
      title: `B-098 B-105 a handler ${title}`,
      saved: [VISA, MASTERCARD],
      reads: ['order'],
      ...(differs ? { differs } : {}),
      script: async (shop) => {
        await shop.create({ paypal: PAYPAL })
        await shop.run('add a handler', adds)
        await shop.chooseMethod('4444')
        await shop.askForOtherWays()
        await shop.chooseOption('paypal')
      },
    }),
  ),
  {
    title: 'B-105 what happens while a card is paid with, in order',
    reads: ['order'],
    differs: ['B-033'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.callBack('requestPaymentMethod')
      await shop.call('clearSelectedPaymentMethod')
    },
  },
  {
    title: '§1.2 how soon each method answers',
    saved: [VISA, MASTERCARD],
    reads: ['order'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL }, 'callback')
      await shop.call('requestPaymentMethod')
      await shop.callBack('requestPaymentMethod')
      await shop.call('updateConfiguration', 'paypal', 'amount', '20.00')
      await shop.callBack('teardown')
    },
  },
  {
    title: '§1.2 how soon each method refuses',
    reads: ['order'],
    script: async (shop) => {
      await shop.create({ container: '#none' })
      await shop.create({ container: '#none' }, 'callback')
      await shop.create({ paypal: PAYPAL })
      await shop.call('requestPaymentMethod')
      await shop.callBack('requestPaymentMethod')
      await shop.call('teardown')
    },
  },
  {
    title: 'B-102 two calls in one task',
    saved: [VISA, MASTERCARD],
    differs: ['B-066'],
    reads: ['order'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('clear and ask', ({ follow, newest }) => {
        follow('clear', () => newest().clearSelectedPaymentMethod())
        follow('ask', () => newest().isPaymentMethodRequestable())
        follow('request', () => newest().requestPaymentMethod())
      })
    },
  },
]
