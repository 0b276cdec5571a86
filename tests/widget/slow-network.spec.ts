import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

test.use({ expectedConsole: /Simulated/ })

const saved = [VISA]

test('saved methods that come while somebody types wait behind the toggle, and nothing moves', async ({
  merchant,
  page,
}) => {
  await page.clock.install()
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('vault-manager.fetchPaymentMethods'))
  const creating = merchant.create({ saved })
  await expect(merchant.hook('loading-container')).toBeVisible()
  await page.clock.runFor(8_200)
  await creating
  const number = merchant.field('number')
  await number.pressSequentially('4111 11')
  const place = await merchant.hook('card').boundingBox()
  await merchant.run(({ simulator }) => simulator.release('vault-manager.fetchPaymentMethods'))
  await expect(merchant.hook('toggle')).toBeVisible()
  expect(await merchant.hook('card').boundingBox()).toEqual(place)
  await expect(number).toBeFocused()
  await number.pressSequentially('11 1111 1111')
  await expect(number).toHaveValue('4111 1111 1111 1111')
  expect(await merchant.isRequestable()).toBe(false)
  await merchant.hook('toggle').click()
  await expect(merchant.savedMethod(/1111/)).toBeVisible()
})

test('saved methods that come before anybody has begun come forward, with their events', async ({
  merchant,
  page,
}) => {
  await page.clock.install()
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('vault-manager.fetchPaymentMethods'))
  const creating = merchant.create({ saved })
  await expect(merchant.hook('loading-container')).toBeVisible()
  await page.clock.runFor(8_200)
  await creating
  await expect(merchant.hook('card')).toBeVisible()
  await merchant.run(({ simulator }) => simulator.release('vault-manager.fetchPaymentMethods'))
  await expect(merchant.savedMethod(/1111/)).toBeVisible()
  await expect(merchant.hook('card')).toBeHidden()
  expect(await merchant.events()).toEqual([
    'changeActiveView card methods',
    'paymentMethodRequestable CreditCard true',
  ])
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard', vaulted: true })
})

test('WPAY-8 required device data that does not come refuses the request, and the next one has it', async ({
  merchant,
  page,
}) => {
  await page.clock.install()
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('data-collector.create'))
  const creating = merchant.create({ saved, options: { dataCollector: { required: true } } })
  await expect(merchant.hook('loading-container')).toBeVisible()
  await page.clock.runFor(6_000)
  expect(await creating).toBeUndefined()
  const refusing = merchant.refusal()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await page.clock.runFor(5_000)
  expect(await refusing).toMatchObject({
    code: 'DEVICE_DATA_MISSING',
    message: 'Data Collector failed to set up.',
    fault: 'network',
  })
  await expect(merchant.savedMethod(/1111/)).toBeVisible()
  const retry = merchant.request()
  await merchant.run(({ simulator }) => simulator.release('data-collector.create'))
  expect((await retry).deviceData).toContain('correlation_id')
})

test('a list of saved methods that cannot be refreshed stays as it is known', async ({
  merchant,
}) => {
  await merchant.start({ saved: [...saved, VISA] })
  await expect(merchant.savedMethod(/1111/)).toHaveCount(2)
  await merchant.run(({ simulator }) =>
    simulator.fail('vault-manager.fetchPaymentMethods', { code: 'VAULT_FETCH' }),
  )
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  await expect.poll(() => merchant.console.join()).toContain('VAULT_FETCH')
  await expect(merchant.savedMethod(/1111/)).toHaveCount(2)
})

test('an option that is ruled out late leaves the focus of a shopper elsewhere on the page alone', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.googlePay.isReadyToPay = false
    simulator.hang('google-payments-client.isReadyToPay')
  })
  await merchant.create({
    gateway: { androidPay: true },
    options: {
      googlePay: {
        transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' },
      },
    },
  })
  expect(await merchant.shown()).toEqual(['options'])
  await merchant.page.locator('#after').focus()
  await merchant.run(({ simulator }) => simulator.release('google-payments-client.isReadyToPay'))
  await expect(merchant.hook('card')).toBeVisible()
  await merchant.page.waitForTimeout(300)
  await expect(merchant.page.locator('#after')).toBeFocused()
})
