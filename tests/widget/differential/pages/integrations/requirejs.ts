import type { Integration } from '../integration'

const PAGE = `
  <form id="co-payment-form"><div id="braintree-dropin"></div>
  <button id="pay" type="button" class="action primary checkout">Place Order</button>
  <button id="leave" type="button">Back</button><p id="status"></p></form>`

/** RequireJS: the widget is a module by a path of the page's configuration. */
export const requireJsIntegrations: readonly Integration[] = [
  {
    name: 'RequireJS module by its path',
    page: {
      html: PAGE,
      libraries: ['requirejs'],
      loadsItself: true,
      script({ authorization, address, watch, at, say, charge }) {
        window.requirejs.config({ paths: { 'braintree-drop-in': address.replace(/\.js$/, '') } })
        window.requirejs(['braintree-drop-in'], (module) => {
          say('module', typeof module, Object.keys(Object(module)).sort())
          watch(module).create(
            { authorization, container: '#braintree-dropin' },
            (error, instance) => {
              if (error || !instance) return say('create failed', error)
              at('#pay').onclick = () =>
                instance.requestPaymentMethod((failure, payload) => {
                  if (payload) charge(payload)
                  else say('failed', failure)
                })
              return undefined
            },
          )
        })
      },
    },
  },
  {
    name: 'Magento payment renderer',
    has: ['leave'],
    page: {
      html: PAGE,
      libraries: ['requirejs'],
      loadsItself: true,
      script({ authorization, address, watch, at, say, charge }) {
        window.requirejs.config({
          map: { '*': { braintree: 'dropin' } },
          paths: { dropin: address.replace(/\.js$/, '') },
        })
        const start = () =>
          window.requirejs(['braintree'], (module) => {
            watch(module)
              .create({
                authorization,
                container: '#braintree-dropin',
                dataCollector: true,
              })
              .then((instance) => {
                at('#status').textContent = 'ready'
                at('#pay').onclick = () =>
                  instance.requestPaymentMethod().then(
                    (payload) => {
                      say('device data', payload.deviceData !== undefined)
                      charge(payload)
                    },
                    (error) => say('failed', error),
                  )
                at('#leave').onclick = () => {
                  instance.teardown().then(start, (error) => say('not torn down', error))
                }
              })
              .catch((error) => say('create failed', error))
          })
        start()
      },
    },
  },
]
