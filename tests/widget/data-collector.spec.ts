import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA]

test('WPAY-8 WREQ-3 device data is on the payload of a new card', async ({ merchant }) => {
  await merchant.start({ options: { dataCollector: true } })
  await merchant.fillCard()
  expect(await merchant.request()).toMatchObject({
    deviceData: expect.stringContaining('correlation_id'),
  })
  expect(await merchant.calls('data-collector.create')).toEqual([[{ client: '[client]' }]])
})

test('WPAY-8 and on that of a saved method, with the merchant’s own settings', async ({
  merchant,
}) => {
  const dataCollector = { paypal: true, riskCorrelationId: 'risk-7', required: true }
  await merchant.start({ saved, options: { dataCollector } })
  expect(await merchant.request()).toMatchObject({
    type: 'CreditCard',
    vaulted: true,
    deviceData: '{"correlation_id":"risk-7"}',
  })
  expect(await merchant.calls('data-collector.create')).toEqual([
    [{ client: '[client]', paypal: true, riskCorrelationId: 'risk-7' }],
  ])
})

test('WPAY-8 its script is loaded when the merchant asks for it, and not before', async ({
  merchant,
}) => {
  const scripts: string[] = []
  merchant.page.on('request', (request) => scripts.push(request.url()))
  const collectors = () => scripts.filter((url) => url.includes('data-collector'))
  await merchant.start({ saved })
  expect(await merchant.request()).not.toHaveProperty('deviceData')
  expect(collectors()).toEqual([])
  await merchant.open()
  await merchant.create({ saved, options: { dataCollector: true } })
  expect(collectors()).not.toEqual([])
})

test.describe(() => {
  test.use({ expectedConsole: /deviceData/ })

  test('WPAY-8 a collector that never answers holds no sale up, is missed aloud, and joins when it comes', async ({
    merchant,
  }) => {
    await merchant.open()
    await merchant.run(({ simulator }) => simulator.hang('data-collector.create'))
    await merchant.create({ saved, options: { dataCollector: true } })
    expect(await merchant.request()).not.toHaveProperty('deviceData')
    expect(merchant.console).toEqual([expect.stringMatching(/^This payment has no deviceData/)])
    await merchant.run(({ simulator }) => simulator.release('data-collector.create'))
    await expect.poll(async () => (await merchant.request()).deviceData).toContain('correlation_id')
  })
})
