import type { Integration } from '../integration'

const PAGE = `
  <app-root id="root"><div id="dropin"></div>
  <button id="pay">Pay</button><button id="more">More</button><button id="leave">Leave</button>
  <p id="status"></p></app-root>`

/** Angular: its zone decides what is rendered, so it matters in which zone a handler runs. */
export const angularIntegrations: readonly Integration[] = [
  {
    name: 'Angular component inside the zone',
    offers: 'PayPal',
    has: ['amount'],
    differs: {
      'the amount changes': ['zone of PayPal'],
      'a customer chooses another way and comes back': ['zone of PayPal'],
    },
    page: {
      html: PAGE,
      libraries: ['zone'],
      script({ authorization, dropin, at, say, charge }) {
        const inZone = () => (window.Zone.current.name === 'angular' ? 'in the zone' : 'outside')
        const angular = window.Zone.current.fork({ name: 'angular' })
        angular.run(() => {
          dropin
            .create({
              authorization,
              container: '#dropin',
              paypal: { flow: 'checkout', amount: '10.00', currency: 'USD' },
            })
            .then((instance) => {
              say('created', inZone())
              for (const name of ['paymentOptionSelected', 'changeActiveView'] as const) {
                instance.on(name, () => say(name, inZone()))
              }
              at('#more').addEventListener('click', () =>
                instance.updateConfiguration('paypal', 'amount', '20.00'),
              )
              at('#pay').addEventListener('click', () => {
                instance.requestPaymentMethod().then(
                  (payload) => {
                    say('paid', inZone())
                    charge(payload)
                  },
                  (error) => say('failed', inZone(), error),
                )
              })
            })
            .catch((error) => say('create failed', inZone(), error))
        })
      },
    },
  },
  {
    name: 'Angular with callbacks',
    has: ['leave'],
    page: {
      html: PAGE,
      libraries: ['zone'],
      script({ authorization, dropin, at, say, charge }) {
        const inZone = () => (window.Zone.current.name === 'angular' ? 'in the zone' : 'outside')
        const angular = window.Zone.current.fork({ name: 'angular' })
        function start() {
          dropin.create({ authorization, container: '#dropin' }, (error, instance) => {
            say('called back', inZone())
            if (error || !instance) return say('create failed', error)
            at('#pay').onclick = () =>
              instance.requestPaymentMethod((failure, payload) => {
                say('answered', inZone())
                if (payload) charge(payload)
                else say('failed', failure)
              })
            at('#leave').onclick = () =>
              instance.teardown(() => {
                say('gone', inZone())
                start()
              })
            return undefined
          })
        }
        angular.run(start)
      },
    },
  },
  {
    name: 'Angular service that renders when its tasks are done',
    page: {
      html: PAGE,
      libraries: ['zone'],
      script({ authorization, dropin, at, say, charge }) {
        const state = { status: 'loading', renders: 0 }
        const render = () => {
          at('#status').textContent = state.status
        }
        const angular = window.Zone.current.fork({
          name: 'angular',
          onInvokeTask(
            delegate: { invokeTask(...parts: unknown[]): unknown },
            _current: unknown,
            target: unknown,
            task: unknown,
            applyThis: unknown,
            applyArgs: unknown,
          ) {
            try {
              return delegate.invokeTask(target, task, applyThis, applyArgs)
            } finally {
              render()
            }
          },
        })
        angular.run(async () => {
          const instance = await dropin
            .create({ authorization, container: at('#dropin'), vaultManager: true })
            .catch((error) => say('create failed', error))
          if (!instance) return
          state.status = 'ready'
          instance.on('paymentMethodRequestable', ({ type }) => {
            state.status = `can pay by ${type}`
          })
          instance.on('noPaymentMethodRequestable', () => {
            state.status = 'can not pay'
          })
          at('#pay').onclick = () => {
            instance.requestPaymentMethod().then(
              (payload) => {
                state.status = 'paid'
                charge(payload)
              },
              (error) => {
                state.status = error.message
              },
            )
          }
        })
      },
    },
  },
]
