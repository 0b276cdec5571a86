import { installGooglePay } from '../../mocks/braintree-wire/scripts/google-pay'
import { expect, test } from './support/test'

const ACCOUNT = { nonce: 'of-paypal', type: 'PayPalAccount', description: 'PayPal', details: {} }

test.use({
  wireSettings: {
    androidPay: {
      enabled: true,
      displayName: 'Shop',
      environment: 'sandbox',
      googleAuthorizationFingerprint: 'fingerprint',
      supportedNetworks: ['visa', 'mastercard'],
    },
  },
})

test('WPAY-6 Google Pay, payload: a PayPal account behind it is taken, which the component hands out without details', async ({
  shop,
  wire,
}) => {
  const token = JSON.stringify({ paypalAccounts: [ACCOUNT] })
  wire.replace('google pay script', {
    contentType: 'text/javascript',
    body: `(${installGooglePay})(${JSON.stringify(token)})`,
  })
  await shop.open()
  const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }
  await shop.start({ card: false, googlePay: { googlePayVersion: 2, transactionInfo } })
  await shop.page.getByRole('button', { name: 'Google Pay' }).click()
  await expect(shop.savedMethod('PayPal')).toBeChecked()
  expect(await shop.request()).toMatchObject({ type: 'PayPalAccount', nonce: 'of-paypal' })
})
