import { expect, type Page, test } from 'playwright/test'
import { LONG } from '../length'
import { openHarness } from './support/harness-page'

const CARD = { number: '4111111111111111', expirationDate: '12/30', cvv: '123' }

/** Creates the fields with a token of the gateway behind HTTP and fills them. */
async function fillCard(page: Page, token: string, card = CARD): Promise<void> {
  await page.evaluate(
    async ({ authorization, values }) => {
      const client = await window.components.client.create({ authorization })
      window.fields = await window.components['hosted-fields'].create({
        client,
        fields: {
          number: { container: '#number' },
          expirationDate: { container: '#expiration' },
          cvv: { container: '#cvv' },
        },
      })
      await window.simulator.hostedFields.fill(values)
    },
    { authorization: token, values: card },
  )
}

async function fetchToken(page: Page, customer?: string): Promise<string> {
  const query = customer === undefined ? '' : `?customer=${customer}`
  const response = await page.request.get(`/shop/token${query}`)
  return response.text()
}

async function sell(page: Page, nonce: string): Promise<string> {
  const response = await page.request.get(`/shop/sale?nonce=${nonce}`)
  return (await response.json()).status
}

test('a guest pays by card through the gateway behind HTTP, once per nonce', async ({ page }) => {
  await openHarness(page)
  await fillCard(page, await fetchToken(page))
  const method = await page.evaluate(() => window.fields.tokenize({ vault: true }))
  expect(await sell(page, method.nonce)).toBe('submitted_for_settlement')
  expect(await sell(page, method.nonce)).toBe('validation_error')
})

test("a customer's card is saved, listed, and deleted", async ({ page }) => {
  await openHarness(page)
  const token = await fetchToken(page, `jane-${test.info().testId}-${Date.now()}`)
  await fillCard(page, token)
  const result = await page.evaluate(async (authorization) => {
    const client = await window.components.client.create({ authorization })
    const vault = await window.components['vault-manager'].create({ client })
    await window.fields.tokenize({ vault: true })
    const duplicate = await window.fields.tokenize({ vault: true }).catch((error) => error.code)
    const saved = await vault.fetchPaymentMethods({ defaultFirst: true })
    await vault.deletePaymentMethod(saved[0]?.nonce ?? '')
    const unknown = await vault.deletePaymentMethod('unknown').catch((error) => error.code)
    return { saved, duplicate, unknown, left: await vault.fetchPaymentMethods() }
  }, token)
  expect(result).toMatchObject({
    saved: [{ type: 'CreditCard', default: true, hasSubscription: false }],
    duplicate: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
    unknown: 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND',
    left: [],
  })
})

test('a token that is not genuine, and one that cannot be read, make no client', {
  tag: LONG,
}, async ({ page }) => {
  await openHarness(page)
  const codes = await page.evaluate(async () => {
    const forged = btoa(
      JSON.stringify({ authorizationFingerprint: 'a|b', clientApiUrl: '/braintree-gateway' }),
    )
    const attempts = [forged, 'neither key nor token', btoa('[]'), undefined].map((authorization) =>
      window.components.client.create({ authorization }).catch((error) => error.code),
    )
    return Promise.all(attempts)
  })
  expect(codes).toEqual([
    'CLIENT_AUTHORIZATION_INVALID',
    'CLIENT_INVALID_AUTHORIZATION',
    'CLIENT_INVALID_AUTHORIZATION',
    'INSTANTIATION_OPTION_REQUIRED',
  ])
})

test('a gateway that cannot be reached or understood is a network error', { tag: LONG }, async ({
  page,
}) => {
  await openHarness(page)
  const token = await fetchToken(page)
  await fillCard(page, token)
  const tokenizeCode = () =>
    page.evaluate(() => window.fields.tokenize().catch((error) => `${error.type} ${error.code}`))
  await page.route('**/braintree-gateway/**', (route) => route.abort())
  expect(await tokenizeCode()).toBe('NETWORK HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR')
  await page.unroute('**/braintree-gateway/**')
  await page.route('**/braintree-gateway/**', (route) =>
    route.fulfill({ status: 500, body: '<h1>no</h1>' }),
  )
  expect(await tokenizeCode()).toBe('NETWORK HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR')
})

test('the page asks nobody but its own gateway', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await openHarness(page)
  await fillCard(page, await fetchToken(page))
  await page.evaluate(() => window.fields.tokenize())
  expect([...hosts]).toEqual([new URL(page.url()).host])
})
