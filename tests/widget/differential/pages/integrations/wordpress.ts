import type { DropInInstance } from '../../../../../widget/index'
import type { Integration } from '../integration'

const PAGE = `
  <form class="checkout woocommerce-checkout" id="form">
    <div id="order_review">
      <ul class="wc_payment_methods"><li class="payment_box"><div id="wc-braintree-dropin"></div></li></ul>
      <button id="pay" type="submit" class="button alt" name="woocommerce_checkout_place_order">Place order</button>
    </div>
    <button id="leave" type="button">Update totals</button>
    <button id="more" type="button">Add a coupon</button>
    <input type="hidden" id="nonce" name="wc_braintree_nonce">
    <p id="status"></p>
  </form>`

const CSS = `
  .woocommerce-checkout ul { list-style: none; padding: 0 }
  .woocommerce-checkout label { line-height: 2; display: block }
  .woocommerce-checkout input[type="radio"] { margin: 0 1em 0 0 }
  .woocommerce-checkout button { text-transform: uppercase; padding: 1em }`

/** WordPress: WooCommerce and form plugins, with jQuery's events on the body. */
export const wordpressIntegrations: readonly Integration[] = [
  {
    name: 'WooCommerce that replaces its review',
    has: ['leave'],
    page: {
      html: PAGE,
      css: CSS,
      libraries: ['jquery'],
      script({ authorization, dropin, at, say }) {
        const $ = window.jQuery
        let instance: DropInInstance | null = null
        const body = document.body
        $(body).on('updated_checkout', async () => {
          try {
            await instance?.teardown()
            instance = await dropin.create({ authorization, container: '#wc-braintree-dropin' })
            $(body).trigger('braintree_ready')
          } catch (error) {
            say('create failed', error)
          }
        })
        $(body).on('braintree_ready', () => $('#status').text('ready'))
        $('#form').on('checkout_place_order', () => {
          if (at('#nonce').getAttribute('value')) return true
          instance?.requestPaymentMethod().then(
            ({ nonce }) => {
              at('#nonce').setAttribute('value', nonce)
              $('#form').trigger('submit')
            },
            (error) => {
              $('#status').text(error.message)
            },
          )
          return false
        })
        $('#form').on('submit', (event) => {
          event.preventDefault()
          if ($('#form').triggerHandler('checkout_place_order') !== false) {
            say('sends', $('#form').serialize())
          }
        })
        $('#leave').on('click', () => {
          const review = at('#order_review').querySelector('.payment_box')
          if (review) review.innerHTML = '<div id="wc-braintree-dropin"></div>'
          $(body).trigger('updated_checkout')
        })
        $(body).trigger('updated_checkout')
      },
    },
  },
  {
    name: 'WordPress form plugin with a shortcode',
    offers: 'PayPal',
    has: ['amount'],
    page: {
      html: PAGE,
      css: CSS,
      libraries: ['jquery'],
      script({ authorization, dropin, at, say, messageOf }) {
        const $ = window.jQuery
        const shortcode = { amount: '10.00', currency: 'USD', flow: 'checkout' } as const
        dropin
          .create({
            authorization,
            selector: '#wc-braintree-dropin',
            paypal: shortcode,
            paymentOptionPriority: ['paypal', 'card'],
          })
          .then((instance) => {
            $('#pay').addClass('is-ready')
            $('#more').on('click', () => instance.updateConfiguration('paypal', 'amount', '8.00'))
            $('#form').on('submit', (event) => {
              event.preventDefault()
              $('#pay').prop('disabled', true)
              instance.requestPaymentMethod((error, payload) => {
                $('#pay').prop('disabled', false)
                if (error || !payload) return $('#status').text(messageOf(error))
                at('#nonce').setAttribute('value', payload.nonce)
                return say('sends', $('#form').serialize())
              })
            })
          })
          .catch((error) => say('create failed', error))
      },
    },
  },
  {
    name: 'donation plugin that hides its gateway until it is chosen',
    page: {
      html: PAGE,
      css: CSS,
      libraries: ['jquery'],
      script({ authorization, dropin, say, charge }) {
        const $ = window.jQuery
        $('#wc-braintree-dropin').toggle(false)
        dropin.create({ authorization, container: '#wc-braintree-dropin' }, (error, instance) => {
          if (error || !instance) return say('create failed', error)
          $('#wc-braintree-dropin').toggle(true)
          return $('#form').on('submit', (event) => {
            event.preventDefault()
            instance
              .requestPaymentMethod()
              .then(charge)
              .catch((failure) => say('failed', failure))
          })
        })
      },
    },
  },
]
