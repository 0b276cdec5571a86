import type { DropInInstance } from '../../../../../widget/index'
import type { Integration } from '../integration'

const PAGE = `
  <form id="order">
    <div id="dropin-container"></div>
    <input type="hidden" id="nonce" name="nonce">
    <p id="status"></p>
    <a href="#" id="pay" role="button">Place order</a>
    <a href="#" id="more" role="button">Add a gift</a>
    <a href="#" id="leave" role="button">Start again</a>
  </form>`

/** jQuery: handlers by `on`, parts by selector. */
export const jqueryIntegrations: readonly Integration[] = [
  {
    name: 'jQuery document ready',
    offers: 'PayPal',
    has: ['amount'],
    page: {
      html: PAGE,
      libraries: ['jquery'],
      script({ authorization, dropin, say, messageOf }) {
        const $ = window.jQuery
        $(() => {
          const paypal = { flow: 'checkout', amount: 10, currency: 'USD' } as const
          dropin.create(
            { authorization, container: '#dropin-container', paypal },
            (err, instance) => {
              if (err || !instance) return $('#status').text(messageOf(err))
              $('#more').on('click', (event) => {
                event.preventDefault()
                instance.updateConfiguration('paypal', 'amount', 15)
              })
              return $('#pay').on('click', (event) => {
                event.preventDefault()
                instance.requestPaymentMethod((error, payload) => {
                  if (error || !payload) return $('#status').text(messageOf(error))
                  $('#nonce').val(payload.nonce)
                  return say('sends', $('#order').serialize())
                })
              })
            },
          )
        })
      },
    },
  },
  {
    name: 'jQuery with deferreds',
    has: ['leave'],
    page: {
      html: PAGE,
      libraries: ['jquery'],
      script({ authorization, dropin, say, charge }) {
        const $ = window.jQuery
        function start() {
          $.when(dropin.create({ authorization, container: '#dropin-container' })).then(
            (instance: DropInInstance) => {
              $('#status').text('ready')
              $('#pay')
                .off('click')
                .on('click', () => {
                  $.when(instance.requestPaymentMethod()).then(charge, (error) =>
                    say('failed', error),
                  )
                  return false
                })
              $('#leave')
                .off('click')
                .on('click', () => {
                  $.when(instance.teardown()).then(start, (error) => say('not torn down', error))
                  return false
                })
            },
            (error) => say('create failed', error),
          )
        }
        start()
      },
    },
  },
  {
    name: 'jQuery with delegated handlers on parts of the widget',
    offers: 'PayPal',
    page: {
      html: PAGE,
      libraries: ['jquery'],
      script({ authorization, dropin, say, charge }) {
        const $ = window.jQuery
        $('#order').on('click', '.braintree-option', () => say('a tile was clicked'))
        $('#order').on('click', '[data-braintree-id="toggle"]', () => say('toggle was clicked'))
        $('#order').on('click', '.braintree-method', () => say('a method was clicked'))
        $('#order').on('change', () => say('the order changed'))
        dropin
          .create({
            authorization,
            container: '#dropin-container',
            paypal: { flow: 'vault' },
          })
          .then((instance) => {
            say('tiles', $('.braintree-option').length, 'methods', $('.braintree-method').length)
            $('#pay').on('click', () => {
              instance.requestPaymentMethod().then(charge, (error) => say('failed', error))
              return false
            })
          })
          .catch((error) => say('create failed', error))
      },
    },
  },
]
