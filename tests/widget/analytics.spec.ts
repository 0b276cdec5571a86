import { PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA, PAYPAL_ACCOUNT]

test('WTXT-3 a guest’s events: where they go, what they hold, how long they may take', async ({
  merchant,
}) => {
  await merchant.start()
  const now = Date.now() / 1000
  const posts = await merchant.calls('client._request')
  expect(posts).toHaveLength(2)
  const [[post] = []] = posts
  expect(post).toEqual({
    url: expect.stringMatching(/\/v1\/analytics$/),
    method: 'post',
    timeout: 2000,
    data: {
      analytics: [{ kind: 'web.dropin.started.tokenization-key', timestamp: expect.any(Number) }],
      _meta: expect.objectContaining({
        integration: 'dropin2',
        integrationType: 'dropin2',
        dropinVersion: '1.42.0',
        sessionId: expect.any(String),
      }),
      braintreeLibraryVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      tokenizationKey: 'sandbox_testkey_merchant',
    },
  })
  const { timestamp } = JSON.parse(JSON.stringify(post)).data.analytics[0]
  expect(Math.abs(timestamp - now)).toBeLessThan(60)
})

test('WTXT-3 a customer’s events carry the fingerprint instead of the token', async ({
  merchant,
}) => {
  await merchant.start({ saved })
  for (const [post] of await merchant.calls('client._request')) {
    expect(post).toMatchObject({
      data: { authorizationFingerprint: expect.stringContaining('customer_id=jane') },
    })
    expect(post).not.toHaveProperty('data.tokenizationKey')
  }
})

test('WTXT-3 every component says that it belongs to a drop-in', async ({ merchant }) => {
  await merchant.start()
  const metadata = await merchant.run(async ({ simulator, create }) => {
    const seen: unknown[] = []
    simulator.calls.listen(({ name, arguments: [options] }) => {
      if (name === 'hosted-fields.create') seen.push(options)
    })
    const place = document.createElement('div')
    document.body.append(place)
    await create({ authorization: 'sandbox_testkey_merchant', container: place })
    return seen
  })
  expect(metadata).toEqual([expect.objectContaining({ client: '[client]' })])
})

test.describe(() => {
  test.use({ expectedConsole: /No analytics today/ })

  test('WTXT-3 events that can’t be sent disturb nobody', async ({ merchant }) => {
    await merchant.open()
    await merchant.run(({ simulator }) => {
      simulator.calls.listen(({ name }) => {
        if (name === 'client._request') throw new Error('No analytics today.')
      })
    })
    expect(await merchant.create()).toBeUndefined()
    await merchant.fillCard()
    expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
    await expect(merchant.savedMethod('Ending in 1111 Visa')).toBeChecked()
  })
})

test('WTXT-4 the events of a customer who looks around and pays', async ({ merchant }) => {
  await merchant.start({ saved, options: { paypal: { flow: 'vault' }, vaultManager: true } })
  await merchant.savedMethod('jane@example.com PayPal').click()
  await merchant.request()
  await merchant.hook('methods-edit').click()
  await merchant.hook('methods-edit').click()
  await merchant.hook('toggle').click()
  await merchant.tile('Card').click()
  await merchant.refusal()
  expect(await merchant.analytics()).toEqual([
    'started.client-token',
    'vaulted-card.preselect',
    'appeared',
    'vaulted-card.appear',
    'vaulted-paypal.appear',
    'vaulted-paypal.select',
    'request-payment-method.paypal',
    'manager.appeared',
    'selected.card',
    'request-payment-method.error',
  ])
})

test('WTXT-4 a request tells the type of what it got', async ({ merchant }) => {
  await merchant.start({ gateway: { payWithVenmo: true }, options: { venmo: true } })
  await merchant.run(({ simulator }) => {
    simulator.decisions.venmo = 'approve'
  })
  await merchant.tile('Venmo').click()
  await merchant.hook('venmo').getByRole('button', { name: 'Venmo' }).click()
  await expect(merchant.savedMethod(/Venmo/)).toBeChecked()
  await merchant.request()
  await merchant.hook('toggle').click()
  await merchant.tile('Card').click()
  await merchant.fillCard()
  await merchant.request()
  const kinds = await merchant.analytics()
  expect(kinds.filter((kind) => kind.startsWith('request-'))).toEqual([
    'request-payment-method.venmo',
    'request-payment-method.card',
  ])
})
