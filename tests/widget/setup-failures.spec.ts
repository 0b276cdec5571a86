import { LONG } from '../length'
import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

test.use({ expectedConsole: /Simulated|DropinError|Data Collector/ })

test('WSET-6 B-013 all options failing is one error, and the container is free again', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('hosted-fields.create', { code: 'HOSTED_FIELDS_TIMEOUT' }, { times: 1 })
  })
  expect(await merchant.create()).toMatchObject({
    code: 'ALL_OPTIONS_FAILED',
    message: 'All payment options failed to load.',
  })
  expect(await merchant.analytics()).toContain('load-error')
  expect(await merchant.page.locator('#payment').innerHTML()).toBe('')
  expect(await merchant.create()).toBeUndefined()
  await expect(merchant.hook('card')).toBeVisible()
})

test('WSET-7 a client that cannot be created carries the provider’s error', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('client.create', { type: 'NETWORK', code: 'CLIENT_GATEWAY_NETWORK' })
  })
  expect(await merchant.create()).toMatchObject({
    code: 'CLIENT_FAILED',
    fault: 'network',
    message: 'There was an error creating Drop-in.',
    cause: 'Simulated CLIENT_GATEWAY_NETWORK',
  })
  await expect(merchant.hook('wrapper')).toHaveCount(0)
})

test.describe('a part of the widget that does not come', () => {
  test.use({ expectedConsole: /dynamically imported|ERR_FAILED/ })

  test('WSET-7 is no fault of the authorization', async ({ merchant }) => {
    await merchant.open()
    await merchant.page.route(/\/client-[^/]*\.js$/, (route) => route.abort())
    expect(await merchant.create()).toMatchObject({
      code: 'CLIENT_FAILED',
      fault: 'network',
      cause: expect.stringMatching(/dynamically imported/),
    })
  })
})

test('WSET-7 B-013 3D Secure that fails cancels, and the container is empty again', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('three-d-secure.create', { code: 'THREEDS_NOT_ENABLED' })
  })
  expect(await merchant.create({ options: { threeDSecure: true } })).toMatchObject({
    message: '3D Secure failed to set up.',
    cause: 'Simulated THREEDS_NOT_ENABLED',
  })
  expect(await merchant.page.locator('#payment').innerHTML()).toBe('')
})

test('WSET-7 a data collector that fails is reported, and the shopper pays without', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('data-collector.create', { code: 'DATA_COLLECTOR_FAILED' })
  })
  expect(await merchant.create({ options: { dataCollector: true } })).toBeUndefined()
  expect(merchant.console.join()).toContain('Data Collector failed to set up.')
  expect(await merchant.analytics()).toContain('data-collector.setup-failed')
  await merchant.fillCard()
  expect(await merchant.request()).not.toHaveProperty('deviceData')
})

test('WSET-7 a data collector that is required cancels', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('data-collector.create', { code: 'DATA_COLLECTOR_FAILED' })
  })
  expect(await merchant.create({ options: { dataCollector: { required: true } } })).toMatchObject({
    code: 'DATA_COLLECTOR_SETUP_FAILED',
    message: 'Data Collector failed to set up.',
  })
})

test('WSET-8 B-012 an option that failed keeps its tile, disabled for mouse and keyboard', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('paypal-checkout.create', { code: 'PAYPAL_NOT_ENABLED' })
  })
  await merchant.create({ options: { paypal: { flow: 'vault' } } })
  const tile = merchant.page.getByRole('radio', { name: /PayPal/ })
  await expect(tile).toBeDisabled()
  await expect(tile).toHaveAccessibleName(
    'PayPal Developer Error: Something went wrong. Check the console for details.',
  )
  expect(merchant.console.join()).toContain('PAYPAL_NOT_ENABLED')
  await merchant.tile('Card').focus()
  await merchant.page.keyboard.press('ArrowDown')
  await merchant.page.keyboard.press('Enter')
  await expect(merchant.hook('paypal')).toBeHidden()
})

test('WSET-6 an option that hangs holds nobody up, and joins when it comes', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('paypal-checkout.create'))
  await merchant.create({ options: { paypal: { flow: 'vault' } } })
  const tile = merchant.page.getByRole('radio', { name: /PayPal/ })
  await expect(tile).toBeDisabled()
  await merchant.tile('Card').click()
  await merchant.fillCard()
  await expect.poll(() => merchant.isRequestable()).toBe(true)
  await merchant.run(({ simulator }) => simulator.release('paypal-checkout.create'))
  await merchant.hook('toggle').click()
  await expect(merchant.tile('PayPal')).toBeEnabled()
})

test('WPAY-1 PayPal that never answers is disabled after 30 seconds', async ({
  merchant,
  page,
}) => {
  await page.clock.install()
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('paypal-button.render'))
  const creating = merchant.create({ options: { paypal: { flow: 'vault' } } })
  await page.clock.runFor(2000)
  await creating
  const tile = merchant.page.getByRole('radio', { name: /PayPal/ })
  await expect(tile).toHaveAccessibleName('PayPal Connecting…')
  await page.clock.runFor(30_000)
  await expect(tile).toHaveAccessibleName(/Developer Error/)
  expect(merchant.console.join()).toContain('There was an error connecting to PayPal.')
})

test('a vault that cannot be opened rejects with its own message', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('vault-manager.create', { code: 'VAULT', message: 'No vault today.' })
  })
  expect(await merchant.create({ saved: [] })).toMatchObject({
    code: 'VAULT_MANAGER_FAILED',
    message: 'No vault today.',
  })
})

test('saved methods that cannot be fetched count as none', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.fail('vault-manager.fetchPaymentMethods', { code: 'VAULT_FETCH' })
  })
  await merchant.create({ saved: [VISA] })
  await expect(merchant.hook('card')).toBeVisible()
})

test('B-014 a container that is emptied meanwhile ends the start', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('hosted-fields.create'))
  const creating = merchant.create()
  // Until the client is there the place is looked for again.
  await expect.poll(() => merchant.calls('hosted-fields.create')).toHaveLength(1)
  await merchant.page.evaluate(() => document.querySelector('#payment')?.replaceChildren())
  await merchant.run(({ simulator }) => simulator.release('hosted-fields.create'))
  expect(await creating).toMatchObject({
    code: 'CONTAINER_REMOVED',
    message: 'There was an error creating Drop-in.',
  })
})

test('B-016 of two widgets in one container the first wins', async ({ merchant }) => {
  await merchant.open()
  const outcomes = await merchant.run(async ({ create, listen, describeFailure }) => {
    const options = { authorization: 'sandbox_testkey_merchant', container: '#payment' }
    const results = await Promise.allSettled([create(options), create(options)])
    return results.map((result) => {
      if (result.status === 'rejected') return describeFailure(result.reason).code
      listen(result.value)
      return 'created'
    })
  })
  expect(outcomes).toEqual(['created', 'CONTAINER_NOT_EMPTY'])
  await expect(merchant.hook('card')).toBeVisible()
})

test('an abort ends the start at once and leaves nothing', { tag: LONG }, async ({ merchant }) => {
  await merchant.open()
  const code = await merchant.run(async ({ create, simulator, describeFailure }) => {
    simulator.delay('hosted-fields.create', 500)
    const stop = new AbortController()
    const creating = create({
      authorization: 'sandbox_testkey_merchant',
      container: '#payment',
      signal: stop.signal,
    })
    setTimeout(() => stop.abort(), 100)
    return creating.then(
      () => 'created',
      (error) => `${describeFailure(error).code} ${document.querySelector('#payment')?.innerHTML}`,
    )
  })
  expect(code).toBe('ABORTED ')
  await merchant.page.waitForTimeout(700)
  await expect(merchant.page.locator('iframe')).toHaveCount(0)
})
