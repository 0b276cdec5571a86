import { expect, test } from 'playwright/test'
import { LONG } from '../length'
import { GUEST, openHarness } from './support/harness-page'

test.beforeEach(async ({ page }) => {
  await openHarness(page)
})

test('calls can fail a number of times, come late, hang and be released', async ({ page }) => {
  const result = await page.evaluate(async (authorization) => {
    const { simulator, components } = window
    const create = () => components.client.create({ authorization })
    simulator.fail(
      'client.create',
      { code: 'CLIENT_GATEWAY_NETWORK', type: 'NETWORK' },
      { times: 1 },
    )
    const failed = await create().catch((error) => `${error.name} ${error.type} ${error.code}`)
    const client = await create()

    simulator.delay('vault-manager.create', 120)
    const start = performance.now()
    const manager = await components['vault-manager'].create({ client })
    const waitedMs = performance.now() - start

    simulator.hang('vault-manager.fetchPaymentMethods')
    let isSettled = false
    const fetching = manager.fetchPaymentMethods().then(() => {
      isSettled = true
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    const wasSettled = isSettled
    simulator.release('vault-manager.fetchPaymentMethods')
    await fetching
    simulator.answer('vault-manager.fetchPaymentMethods', ['anything'], { times: 1 })
    return { failed, waitedMs, wasSettled, answer: await manager.fetchPaymentMethods() }
  }, GUEST)
  expect(result).toMatchObject({
    failed: 'BraintreeError NETWORK CLIENT_GATEWAY_NETWORK',
    wasSettled: false,
    answer: ['anything'],
  })
  expect(result.waitedMs).toBeGreaterThanOrEqual(115)
})

test('calls are recorded as they were made, without keeping parts of the page', async ({
  page,
}) => {
  const calls = await page.evaluate(async (authorization) => {
    const { simulator, components } = window
    const client = await components.client.create({ authorization })
    const styles = { input: { color: 'red' } }
    const fields = await components['hosted-fields'].create({
      client,
      styles,
      fields: { number: { container: document.querySelector('#number') } },
    })
    styles.input.color = 'changed later'
    await fields.clear('number')
    return simulator.calls.list().map(({ name, arguments: args }) => ({ name, args }))
  }, GUEST)
  expect(calls).toEqual([
    { name: 'client.create', args: [{ authorization: GUEST }] },
    {
      name: 'hosted-fields.create',
      args: [
        {
          client: '[client]',
          styles: { input: { color: 'red' } },
          fields: { number: { container: '[element div#number]' } },
        },
      ],
    },
    { name: 'hosted-fields.clear', args: ['number'] },
  ])
})

test('records are bounded', { tag: LONG }, async ({ page }) => {
  const length = await page.evaluate(() => {
    const { calls } = window.simulator
    for (let call = 0; call < 5000; call += 1) calls.record('client._request', [{ call }])
    return calls.list().length
  })
  expect(length).toBe(1000)
})

test('settings reach the next client, and only those wallets get their globals', {
  tag: LONG,
}, async ({ page }) => {
  const read = () =>
    page.evaluate(async (authorization) => {
      const client = await window.components.client.create({ authorization })
      const { gatewayConfiguration } = client.getConfiguration()
      const { wallets } = window
      const { ApplePaySession, google, paypal } = Object.fromEntries(
        ['ApplePaySession', 'google', 'paypal'].map((name) => [name, Reflect.get(window, name)]),
      )
      const globals = {
        paypal: paypal?.Button.render === wallets.renderPayPalButton,
        applePay: ApplePaySession === wallets.SimulatedApplePaySession,
        googlePay: google?.payments.api.PaymentsClient === wallets.SimulatedPaymentsClient,
      }
      const { challenges, creditCards, paypalEnabled, environment } = gatewayConfiguration
      const venmo = 'payWithVenmo' in gatewayConfiguration
      return {
        challenges,
        brands: creditCards.supportedCardTypes,
        paypalEnabled,
        environment,
        venmo,
        globals,
      }
    }, GUEST)
  expect(await read()).toMatchObject({
    environment: 'sandbox',
    venmo: false,
    globals: { paypal: true, applePay: false, googlePay: false },
  })
  await page.evaluate(() =>
    window.simulator.configure({
      environment: 'production',
      challenges: ['cvv', 'postal_code'],
      supportedCardTypes: ['Visa'],
      paypalEnabled: false,
      payWithVenmo: true,
      applePayWeb: true,
      androidPay: true,
    }),
  )
  expect(await read()).toEqual({
    environment: 'production',
    challenges: ['cvv', 'postal_code'],
    brands: ['Visa'],
    paypalEnabled: false,
    venmo: true,
    globals: { paypal: true, applePay: true, googlePay: true },
  })
})

test('every copy of the configuration is fresh', { tag: LONG }, async ({ page }) => {
  const isUntouched = await page.evaluate(async (authorization) => {
    const client = await window.components.client.create({ authorization })
    const mine = client.getConfiguration()
    mine.analyticsMetadata['integration'] = 'mine'
    return client.getConfiguration().analyticsMetadata['integration'] !== 'mine'
  }, GUEST)
  expect(isUntouched).toBe(true)
})

test('saved methods of every type are listed for their customer', async ({ page }) => {
  const types = await page.evaluate(async () => {
    const { vault, createClientToken } = window.simulator
    await vault.save('jane', { type: 'CreditCard', hasSubscription: true })
    await vault.save('jane', { type: 'PayPalAccount', email: 'jane@paypal.example' })
    await vault.save('jane', { type: 'VenmoAccount', isDefault: true })
    const list = async (authorization: string) => {
      const client = await window.components.client.create({ authorization })
      const manager = await window.components['vault-manager'].create({ client })
      return manager.fetchPaymentMethods({ defaultFirst: true })
    }
    const janes = await list(createClientToken('jane'))
    const johns = await list(createClientToken('john'))
    return [janes.map((method) => method.type), janes.map((m) => m.hasSubscription), johns]
  })
  expect(types).toEqual([['VenmoAccount', 'PayPalAccount', 'CreditCard'], [false, false, true], []])
})

test('functions take Node-style callbacks too', { tag: LONG }, async ({ page }) => {
  const code = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const callback = (error: unknown) => resolve(error instanceof Error && error.name)
        Reflect.apply(window.components.client.create, undefined, [{}, callback])
      }),
  )
  expect(code).toBe('BraintreeError')
})

test('a script that ran before the page steers the very first call', { tag: LONG }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('braintreesimulator', ({ detail: simulator }) => {
      simulator.fail('client.create', { code: 'CLIENT_GATEWAY_NETWORK' })
    })
  })
  await page.reload()
  await page.waitForFunction(() => Reflect.has(window, 'components'))
  const code = await page.evaluate(
    (authorization) =>
      window.components.client.create({ authorization }).catch((error) => error.code),
    GUEST,
  )
  expect(code).toBe('CLIENT_GATEWAY_NETWORK')
})

test('events of fields and 3D Secure can be sent without a cause', { tag: LONG }, async ({
  page,
}) => {
  const heard = await page.evaluate(async () => {
    const { simulator, components } = window
    const client = await components.client.create({ authorization: simulator.createClientToken() })
    const fields = await components['hosted-fields'].create({
      client,
      fields: { number: { container: '#number' } },
    })
    const threeDSecure = await components['three-d-secure'].create({ client, version: 2 })
    const events: string[] = []
    fields.on('binAvailable', ({ bin }) => events.push(bin))
    threeDSecure.on('customer-canceled', () => events.push('canceled'))
    simulator.hostedFields.emit('binAvailable', { bin: '123456' })
    simulator.threeDSecure.newest().emit('customer-canceled', undefined)
    return events
  })
  expect(heard).toEqual(['123456', 'canceled'])
})
