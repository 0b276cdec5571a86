import type { Scenario } from '../../driver/scenario'
import { MASTERCARD, PAYPAL, VISA } from '../../scenarios/examples'

/** Pages that create, move and end widgets at odd times. */
export const lifecycleScenarios: readonly Scenario[] = [
  {
    title: 'B-016 a container comes in the same task as create',
    script: async (shop) => {
      await shop.run('create first', ({ create }) => {
        create({ container: '#late' }, 'promise')
        document
          .querySelector('main')
          ?.append(Object.assign(document.createElement('div'), { id: 'late' }))
      })
    },
  },
  {
    title: 'B-016 a container comes while the client is on its way',
    prepare: (simulator) => simulator.delay('client.create', 700),
    script: async (shop) => {
      await shop.create({ container: '#late' }, 'promise', 300)
      await shop.run('append', () => {
        document
          .querySelector('main')
          ?.append(Object.assign(document.createElement('div'), { id: 'late' }))
      })
      await shop.pass(1_000)
    },
  },
  {
    title: 'B-016 a placeholder is emptied while the client is on its way',
    prepare: (simulator) => simulator.delay('client.create', 700),
    script: async (shop) => {
      await shop.run(
        'create',
        ({ create }) => {
          const container = document.querySelector('#payment')
          if (container) container.textContent = 'Loading …'
          create({}, 'promise')
        },
        300,
      )
      await shop.run('empty', () => document.querySelector('#payment')?.replaceChildren())
      await shop.pass(1_000)
    },
  },
  {
    title: 'B-097 a container that is not in the document yet',
    differs: ['no button off the page'],
    script: async (shop) => {
      await shop.run('create', ({ create }) => {
        const container = Object.assign(document.createElement('div'), { id: 'detached' })
        Object.assign(window, { detached: container })
        create({ container, card: false, paypal: { flow: 'vault' } }, 'promise')
      })
    },
  },
  {
    title: 'B-097 a hidden container',
    saved: [VISA],
    script: async (shop) => {
      await shop.run('create', ({ create }) => {
        document.querySelector('#payment')?.setAttribute('hidden', '')
        create({ paypal: { flow: 'vault' } }, 'promise')
      })
      await shop.call('requestPaymentMethod')
      await shop.run('show', () => document.querySelector('#payment')?.removeAttribute('hidden'))
      await shop.askForOtherWays()
    },
  },
  {
    title: 'B-089 a clean-up that calls off after teardown',
    saved: [VISA],
    differs: ['clear after teardown'],
    reads: ['order'],
    script: async (shop) => {
      await shop.create()
      await shop.run('clean up', ({ follow, newest }) => {
        const dropin = newest()
        const handler = () => undefined
        dropin.on('paymentMethodRequestable', handler)
        follow('teardown', () => dropin.teardown())
        follow('off', () => dropin.off('paymentMethodRequestable', handler))
        follow('has', () => typeof dropin.hasListener('changeActiveView'))
        follow('clear', () => dropin.clearSelectedPaymentMethod())
      })
    },
  },
  {
    title: 'B-089 a poller that asks a widget which is gone',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run(
        'poll',
        ({ newest, say }) => {
          const dropin = newest()
          let count = 0
          const timer = setInterval(() => {
            count += 1
            say(`requestable ${dropin.isPaymentMethodRequestable()}`)
            if (count === 4) clearInterval(timer)
          }, 200)
        },
        450,
      )
      await shop.call('teardown')
    },
  },
  {
    title: 'B-016 a widget is ended as soon as it is there, three times',
    script: async (shop) => {
      for (let count = 0; count < 3; count += 1) {
        await shop.create({ paypal: PAYPAL })
        await shop.call('teardown')
      }
    },
  },
  {
    title: 'B-016 two widgets side by side, each with its own methods',
    saved: [VISA, MASTERCARD],
    script: async (shop) => {
      await shop.create({ container: '#other-payment', card: false, paypal: { flow: 'vault' } })
      await shop.create({})
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'B-109 a page adds its own members to the instance',
    saved: [VISA],
    script: async (shop) => {
      await shop.create()
      await shop.run('add', ({ newest, say }) => {
        const dropin = newest()
        Object.assign(dropin, { myShop: 1 })
        say(`kept ${Reflect.get(dropin, 'myShop')}`)
        const { requestPaymentMethod, isPaymentMethodRequestable } = dropin
        say(`methods ${typeof requestPaymentMethod} ${typeof isPaymentMethodRequestable}`)
        say(`bound ${Object.keys(Object(braintreeOf(window))).length > 0}`)
        function braintreeOf(page: object): unknown {
          return Reflect.get(page, 'braintree')
        }
      })
    },
  },
  {
    title: 'B-109 a page hands a frozen object of options',
    script: async (shop) => {
      await shop.run('create', ({ create, defaults }) => {
        create(Object.freeze({ ...defaults, paypal: Object.freeze({ flow: 'vault' }) }), 'promise')
      })
      await shop.chooseOption('card')
    },
  },
  {
    title: 'B-014 a page puts the widget into another place',
    saved: [VISA],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('move', () => {
        const [from, to] = ['#payment', '#other-payment'].map((name) =>
          document.querySelector(name),
        )
        if (from && to) to.append(...from.children)
      })
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
      await shop.call('teardown')
    },
  },
]
