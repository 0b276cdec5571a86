import type { Scenario } from '../driver/scenario'
import { PAYPAL, VISA } from './examples'

/** Teardown, events and the other members of an instance. */
export const instanceScenarios: readonly Scenario[] = [
  {
    title: 'B-089 a widget is torn down twice, and created again',
    differs: ['B-089 twice'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.call('teardown')
      await shop.call('teardown')
      await shop.create()
      await shop.callBack('teardown')
    },
  },
  {
    title: 'B-089 3D Secure and device data are torn down too',
    guestWith: 'token',
    script: async (shop) => {
      await shop.create({ threeDSecure: true, dataCollector: true })
      await shop.call('teardown')
    },
  },
  {
    title: 'B-089 3D Secure is not torn down',
    guestWith: 'token',
    faults: [{ call: 'three-d-secure.teardown', way: 'rejects' }],
    script: async (shop) => {
      await shop.create({ threeDSecure: true })
      await shop.call('teardown')
    },
  },
  {
    title: 'B-089 device data is not torn down',
    faults: [{ call: 'data-collector.teardown', way: 'rejects' }],
    script: async (shop) => {
      await shop.create({ dataCollector: true })
      await shop.call('teardown')
    },
  },
  {
    title: 'B-089 the card fields are not torn down',
    faults: [{ call: 'hosted-fields.teardown', way: 'rejects' }],
    differs: ['B-089'],
    script: async (shop) => {
      await shop.create()
      await shop.call('teardown')
    },
  },
  {
    title: 'a request after teardown',
    differs: ['request after teardown'],
    script: async (shop) => {
      await shop.create()
      await shop.call('teardown')
      await shop.call('requestPaymentMethod')
    },
  },
  {
    title: 'WSET-10 every method after teardown',
    differs: ['after teardown'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.call('teardown')
      await shop.call('isPaymentMethodRequestable')
      await shop.call('getAvailablePaymentOptions')
      await shop.call('clearSelectedPaymentMethod')
      await shop.call('updateConfiguration', 'paypal', 'amount', '20.00')
      await shop.call('on', 'changeActiveView')
      await shop.call('off', 'changeActiveView')
      await shop.call('hasListener', 'changeActiveView')
    },
  },
  {
    title: 'WSET-10 a request takes whatever untyped code passes on',
    saved: [VISA],
    script: async (shop) => {
      await shop.create()
      await shop.call('requestPaymentMethod', null)
      await shop.call('requestPaymentMethod', { threeDSecure: null }, null)
      await shop.call('requestPaymentMethod', {}, 'no callback')
      await shop.callBack('requestPaymentMethod')
      await shop.callBack('requestPaymentMethod', null)
      await shop.callBack('requestPaymentMethod', {})
      await shop.callBack('teardown')
    },
  },
  {
    title: 'a callback for what answers at once',
    differs: ['callbacks of answers'],
    script: async (shop) => {
      await shop.create()
      await shop.callBack('isPaymentMethodRequestable')
      await shop.callBack('getAvailablePaymentOptions')
      await shop.callBack('clearSelectedPaymentMethod')
    },
  },
  {
    title: 'a callback throws',
    differs: ['callback throws'],
    script: async (shop) => {
      await shop.create()
      await shop.run('request', ({ instances: [dropin], follow }) =>
        follow('requestPaymentMethod', () =>
          dropin?.requestPaymentMethod(() => {
            throw new Error('A merchant’s mistake.')
          }),
        ),
      )
      await shop.call('isPaymentMethodRequestable')
    },
  },
  {
    title: 'the list of options belongs to the merchant',
    differs: ['own list'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('empty the list', ({ instances: [dropin] }) => {
        dropin?.getAvailablePaymentOptions().splice(0)
      })
      await shop.call('getAvailablePaymentOptions')
    },
  },
  {
    title: 'an event is called like a part of every object',
    differs: ['event names'],
    script: async (shop) => {
      await shop.create()
      await shop.call('hasListener', 'constructor')
      await shop.call('on', 'toString')
      await shop.call('off', 'valueOf')
    },
  },
  {
    title: 'off with a handler that was never added',
    differs: ['off'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('off', ({ instances: [dropin], follow }) => {
        dropin?.off('changeActiveView', () => undefined)
        follow('hasListener', () => dropin?.hasListener('changeActiveView'))
      })
      await shop.chooseOption('card')
    },
  },
  {
    title: 'a handler is added twice, and removed once',
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('on twice, off once', ({ instances: [dropin], follow }) => {
        const handler = () => follow('handler', () => true)
        dropin?.on('paymentOptionSelected', handler)
        dropin?.on('paymentOptionSelected', handler)
        dropin?.off('paymentOptionSelected', handler)
      })
      await shop.chooseOption('card')
    },
  },
  {
    title: 'B-098 a handler throws',
    differs: ['B-098'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.run('on', ({ instances: [dropin] }) => {
        dropin?.on('changeActiveView', () => {
          throw new Error('A merchant’s mistake.')
        })
      })
      await shop.chooseOption('card')
    },
  },
  {
    title: 'B-109 the payload belongs to the merchant',
    saved: [VISA],
    differs: ['B-109'],
    script: async (shop) => {
      await shop.create()
      await shop.run('change a payload', async ({ instances: [dropin] }) => {
        const payload = await dropin?.requestPaymentMethod()
        if (payload) Object.assign(payload.details, { lastFour: '0000' })
      })
      await shop.call('requestPaymentMethod')
    },
  },
]
