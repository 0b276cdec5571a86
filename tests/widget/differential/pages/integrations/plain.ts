import type { DropInInstance } from '../../../../../widget/index'
import type { Integration } from '../integration'

const PAGE = `
  <div id="wrapper"><div id="dropin-container"></div></div>
  <button id="pay">Request payment method</button>
  <button id="more">More</button>
  <button id="leave">Leave</button>
  <pre id="status"></pre>`

/** Pages without any library. */
export const plainIntegrations: readonly Integration[] = [
  {
    name: 'the documentation’s callback example',
    page: {
      html: PAGE,
      script({ authorization, dropin, at, say, charge }) {
        const button = at('#pay')
        dropin.create({ authorization, container: '#dropin-container' }, (createErr, instance) => {
          say('created', createErr === null, instance !== undefined)
          button.addEventListener('click', () => {
            instance?.requestPaymentMethod((err, payload) => {
              say('called back', err === null, payload !== undefined)
              if (payload) charge(payload)
            })
          })
        })
      },
    },
  },
  {
    name: 'async functions with every option',
    offers: 'PayPal',
    has: ['amount', 'leave'],
    page: {
      html: PAGE,
      async script({ authorization, dropin, at, say, charge }) {
        let amount = 10
        async function mount() {
          const instance = await dropin.create({
            authorization,
            container: at('#dropin-container'),
            locale: 'en_GB',
            paymentOptionPriority: ['card', 'paypal'],
            card: {
              overrides: { styles: { input: { color: 'navy' } } },
            },
            paypal: { flow: 'checkout', amount, currency: 'USD', buttonStyle: { color: 'blue' } },
            dataCollector: { paypal: true },
            vaultManager: true,
          })
          say('offers', instance.getAvailablePaymentOptions())
          return instance
        }
        try {
          let instance = await mount()
          at('#more').onclick = () => {
            amount += 5
            instance.updateConfiguration('paypal', 'amount', String(amount))
          }
          at('#pay').onclick = async () => {
            try {
              const payload = await instance.requestPaymentMethod()
              say('device data', payload.deviceData !== undefined)
              charge(payload)
            } catch (error) {
              say('failed', error)
            }
          }
          at('#leave').onclick = async () => {
            await instance.teardown()
            instance = await mount()
          }
        } catch (error) {
          say('create failed', error)
        }
      },
    },
  },
  {
    name: 'a custom element around the widget',
    has: ['leave'],
    page: {
      html: `<shop-payment id="element"></shop-payment>
        <button id="pay">Pay</button><button id="leave">Leave</button><p id="status"></p>`,
      script({ authorization, dropin, at, say, charge }) {
        class ShopPayment extends HTMLElement {
          instance: DropInInstance | undefined
          async connectedCallback() {
            const container = this.appendChild(document.createElement('div'))
            try {
              this.instance = await dropin.create({ authorization, container })
              this.dispatchEvent(new CustomEvent('ready', { bubbles: true }))
            } catch (error) {
              say('create failed', error)
            }
          }
          disconnectedCallback() {
            this.instance?.teardown().then(() => this.replaceChildren())
            this.instance = undefined
          }
        }
        document.addEventListener('ready', () => say('ready'))
        customElements.define('shop-payment', ShopPayment)
        const element = document.querySelector<ShopPayment>('shop-payment')
        at('#pay').onclick = () =>
          element?.instance?.requestPaymentMethod().then(charge, (error) => say('failed', error))
        at('#leave').onclick = () => {
          element?.remove()
          setTimeout(() => element && at('#shop').append(element), 100)
        }
      },
    },
  },
]
