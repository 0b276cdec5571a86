import type { Integration } from '../integration'

const PAGE = `
  <form id="payment-form" method="post" action="checkout.php">
    <section><div class="bt-drop-in-wrapper"><div id="bt-dropin"></div></div></section>
    <input id="nonce" name="payment_method_nonce" type="hidden">
    <button id="pay" class="button" type="submit"><span>Test Transaction</span></button>
    <button id="more" type="button">More</button>
    <button id="leave" type="button">Leave</button>
    <p id="status"></p>
  </form>`

/** PHP: callbacks in a script at the end of the page. */
export const phpIntegrations: readonly Integration[] = [
  {
    name: 'PHP example form',
    offers: 'PayPal',
    page: {
      html: PAGE,
      script({ authorization, dropin, say }) {
        const form = document.querySelector<HTMLFormElement>('#payment-form')
        if (!form) return
        dropin.create(
          {
            authorization,
            selector: '#bt-dropin',
            paypal: { flow: 'vault' },
          },
          (createErr, instance) => {
            if (createErr || !instance) {
              say('Create Error', createErr)
              return
            }
            form.addEventListener('submit', (event) => {
              event.preventDefault()
              instance.requestPaymentMethod((err, payload) => {
                if (err || !payload) {
                  say('Request Payment Method Error', err)
                  return
                }
                const nonce = form.querySelector<HTMLInputElement>('#nonce')
                if (nonce) nonce.value = payload.nonce
                form.submit()
              })
            })
          },
        )
      },
    },
  },
  {
    name: 'PHP cart that enables its button',
    has: ['leave'],
    page: {
      html: PAGE,
      script({ authorization, dropin, at, say, charge, messageOf }) {
        const button = at('#pay')
        button.toggleAttribute('disabled', true)
        const start = () =>
          dropin.create({ authorization, container: '#bt-dropin' }, (error, instance) => {
            if (error || !instance) {
              at('#status').textContent = `Payment is not available: ${messageOf(error)}`
              return
            }
            if (instance.isPaymentMethodRequestable()) button.removeAttribute('disabled')
            instance.on('paymentMethodRequestable', (event) => {
              say('requestable', event.type, event.paymentMethodIsSelected)
              button.removeAttribute('disabled')
            })
            instance.on('noPaymentMethodRequestable', () => {
              say('not requestable')
              button.setAttribute('disabled', 'true')
            })
            button.onclick = (event) => {
              event.preventDefault()
              button.setAttribute('disabled', 'true')
              instance.requestPaymentMethod((failure, payload) => {
                if (payload) charge(payload)
                else say('failed', failure)
              })
            }
            at('#leave').onclick = () => {
              instance.teardown((failure) => {
                say('gone', failure)
                start()
              })
            }
          })
        start()
      },
    },
  },
  {
    name: 'PHP shop that merges options',
    offers: 'PayPal',
    has: ['amount'],
    page: {
      html: PAGE,
      script({ authorization, dropin, at, say }) {
        // What `json_encode` makes of empty lists and of settings that nobody filled in.
        const settings = JSON.parse(
          '{"translations":{},"card":{"cardholderName":null},"paypal":{"flow":"checkout","amount":"10.00","currency":"USD"},"venmo":false,"threeDSecure":false,"dataCollector":false,"locale":"en_US","vaultManager":0}',
        )
        delete settings.translations
        delete settings.vaultManager
        dropin
          .create(Object.assign({}, settings, { authorization, container: '#bt-dropin' }))
          .then((instance) => {
            at('#more').onclick = () => {
              instance.updateConfiguration('paypal', 'amount', '12.50')
              say('amount changed', instance.isPaymentMethodRequestable())
            }
            at('#pay').onclick = (event) => {
              event.preventDefault()
              instance
                .requestPaymentMethod()
                .then((payload) => {
                  at('#status').textContent = `${payload.type} ${'details' in payload}`
                })
                .catch((error) => {
                  at('#status').textContent = error.message
                })
            }
          })
          .catch((error) => say('create failed', error))
      },
    },
  },
]
