import type { BrowserContext, Route } from 'playwright'
import { PAYPAL_BUTTONS, PAYPAL_SCRIPT } from '../../widget/support/paypal-script'

const API = 'https://api.sandbox.braintreegateway.com:443/merchants/shop/client_api'
const ASSETS = 'https://assets.braintreegateway.com'

/** What Braintree says of a merchant with cards and PayPal, as far as its SDK looks. */
const CONFIGURATION = {
  environment: 'sandbox',
  merchantId: 'shop',
  clientApiUrl: API,
  assetsUrl: ASSETS,
  analytics: { url: 'https://client-analytics.sandbox.braintreegateway.com/shop' },
  challenges: ['cvv'],
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard'] },
  threeDSecureEnabled: false,
  paypalEnabled: true,
  paypal: {
    assetsUrl: ASSETS,
    clientId: 'shop',
    displayName: 'Shop',
    currencyIsoCode: 'USD',
    environment: 'offline',
    environmentNoNetwork: false,
    billingAgreementsEnabled: true,
  },
}

const CLIENT_TOKEN = {
  version: 2,
  authorizationFingerprint: 'fingerprint',
  configUrl: `${API}/v1/configuration`,
}

/** What Braintree's list asks a page to allow with PayPal's script: scripts, styles and markup that it writes itself. */
const INLINE = `
  const script = document.createElement('script')
  script.textContent = 'window.inlineRan = true'
  const style = document.createElement('style')
  style.textContent = '.paypal-button { color: navy }'
  document.head.append(script, style)
  document.createElement('div').innerHTML = '<span style="color: navy">PayPal</span>'
`

/**
 * Stands in for every host but the shop's own, so that nothing leaves the machine while the pages run the provider's own
 * SDK: Braintree answers, PayPal's script has buttons. The frames of card fields stay empty.
 *
 * @returns the addresses that were asked for, as they come
 */
export async function answerOutsideHosts(
  context: BrowserContext,
  origin: string,
): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(
    (address) => address.origin !== origin,
    (route) => {
      asked.push(route.request().url())
      return answer(route)
    },
  )
  await context.route(`${origin}/api/braintree/getToken/*`, (route) =>
    route.fulfill({ json: { clientToken: btoa(JSON.stringify(CLIENT_TOKEN)) } }),
  )
  return asked
}

function answer(route: Route): Promise<void> {
  const url = route.request().url()
  if (url === PAYPAL_SCRIPT) {
    return route.fulfill({ contentType: 'text/javascript', body: PAYPAL_BUTTONS + INLINE })
  }
  if (url.startsWith(ASSETS)) {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' })
  }
  const json = url.includes('/configuration') ? CONFIGURATION : { paymentMethods: [] }
  return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
}
