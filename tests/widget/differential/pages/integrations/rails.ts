import type { DropInInstance } from '../../../../../widget/index'
import type { Integration } from '../integration'

const FORM = `
  <form id="checkout" action="/checkouts" method="post">
    <input type="hidden" id="nonce" name="payment_method_nonce">
    <div id="dropin"></div>
    <p id="status"></p>
    <button id="pay" type="submit">Pay</button>
    <button id="more" type="button">More</button>
    <button id="leave" type="button">Leave</button>
  </form>`

/** Rails: a form that the server renders, with Turbolinks or Stimulus around it. */
export const railsIntegrations: readonly Integration[] = [
  {
    name: 'Rails form',
    offers: 'PayPal',
    has: ['amount'],
    page: {
      html: FORM,
      script({ authorization, dropin, at, say, messageOf }) {
        const form = document.querySelector('form')
        dropin.create(
          {
            authorization,
            container: '#dropin',
            paypal: { flow: 'checkout', amount: '10.00', currency: 'USD' },
          },
          (createError, instance) => {
            if (createError || !instance) return say('create failed', createError)
            at('#more').onclick = () => instance.updateConfiguration('paypal', 'amount', '20.00')
            form?.addEventListener('submit', (event) => {
              event.preventDefault()
              instance.requestPaymentMethod((error, payload) => {
                if (error || !payload) {
                  at('#status').textContent = messageOf(error)
                  return
                }
                at('#nonce').setAttribute('value', payload.nonce)
                form.submit()
              })
            })
            return undefined
          },
        )
      },
    },
  },
  {
    name: 'Rails with Turbolinks',
    has: ['leave'],
    page: {
      html: FORM,
      script({ authorization, dropin, at, say, charge }) {
        let instance: DropInInstance | undefined
        document.addEventListener('turbolinks:load', async () => {
          try {
            instance = await dropin.create({ authorization, selector: '#dropin' })
            at('#status').textContent = 'ready'
          } catch (error) {
            say('create failed', error)
          }
        })
        document.addEventListener('turbolinks:before-cache', async () => {
          await instance?.teardown()
          say('cached', at('#dropin').childElementCount)
        })
        at('#checkout').addEventListener('submit', (event) => {
          event.preventDefault()
          instance?.requestPaymentMethod().then(charge, (error) => say('refused', error))
        })
        at('#leave').onclick = () => {
          document.dispatchEvent(new Event('turbolinks:before-cache'))
          setTimeout(() => document.dispatchEvent(new Event('turbolinks:load')), 100)
        }
        document.dispatchEvent(new Event('turbolinks:load'))
      },
    },
  },
  {
    name: 'Rails with Stimulus',
    has: ['leave'],
    page: {
      html: `<div id="controller">${FORM}</div>`,
      script({ authorization, dropin, at, say, charge }) {
        class CheckoutController {
          instance: DropInInstance | null = null
          async connect() {
            this.instance = await dropin.create({
              authorization,
              container: at('#dropin'),
              vaultManager: true,
            })
            this.instance.on('paymentMethodRequestable', () => this.toggle(true))
            this.instance.on('noPaymentMethodRequestable', () => this.toggle(false))
            this.toggle(this.instance.isPaymentMethodRequestable())
          }
          toggle(isEnabled: boolean) {
            at('#pay').toggleAttribute('disabled', !isEnabled)
          }
          async pay(event: Event) {
            event.preventDefault()
            try {
              const payload = await this.instance?.requestPaymentMethod()
              if (payload) charge(payload)
            } catch (error) {
              say('refused', error)
            }
          }
          disconnect() {
            this.instance?.teardown()
            this.instance = null
          }
        }
        const controller = new CheckoutController()
        const fail = (error: unknown) => say('create failed', error)
        at('#checkout').addEventListener('submit', (event) => controller.pay(event))
        at('#leave').onclick = () => {
          controller.disconnect()
          controller.connect().catch(fail)
        }
        controller.connect().catch(fail)
      },
    },
  },
]
