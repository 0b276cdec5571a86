import { expect } from 'playwright/test'
import type { RealPage } from '../support/real-page'
import { payByCard } from './card'
import type { RealOption } from './option'

/** What the collector leaves on the page for PayPal's script. */
const settingsBlock = (shop: RealPage) => shop.page.locator('script[fncls]')

export const dataCollector: RealOption = {
  name: 'data collector',
  settings: {},
  needs: ['card', 'dataCollector'],
  options: { dataCollector: true },
  pay: payByCard,
  expected: { deviceData: expect.stringContaining('correlation_id') },
  cells: {
    ready: {
      what: 'its script is loaded, with its settings on the page',
      async run({ shop, wire, start }) {
        await start()
        await expect.poll(() => wire.askedFor('fraudnet script').length).toBe(1)
        await expect(settingsBlock(shop)).toHaveCount(1)
      },
    },
    payload: {
      what: 'a payload carries the device data, cut to what PayPal takes',
      async run({ shop, start }) {
        await start({ dataCollector: { riskCorrelationId: 'a'.repeat(40) } })
        const { deviceData = '{}' } = await payByCard(shop)
        expect(JSON.parse(deviceData)).toEqual({ correlation_id: 'a'.repeat(32) })
      },
    },
    cancel: {
      what: 'a teardown takes its settings from the page',
      async run({ shop, start }) {
        await start()
        await expect(settingsBlock(shop)).toHaveCount(1)
        await shop.use((instance) => instance.teardown())
        await expect(settingsBlock(shop)).toHaveCount(0)
      },
    },
    failure: {
      what: 'a merchant who requires it learns that it failed',
      async run({ wire, create }) {
        wire.replace('fraudnet script', { status: 500 })
        expect(await create({ dataCollector: { required: true } })).toMatchObject({
          code: 'DATA_COLLECTOR_SETUP_FAILED',
          cause: expect.stringMatching(/_(REQUIRES_CREATE_OPTIONS|FAILED_TO_INSTANTIATE)$/),
        })
      },
    },
    slow: {
      what: 'a script that takes its time holds no start up, and joins',
      async run({ shop, wire, start }) {
        const release = wire.hold('fraudnet script')
        await start()
        await shop.fillCard()
        release()
        await expect(settingsBlock(shop)).toHaveCount(1)
        await expect.poll(async () => (await shop.request()).deviceData).toContain('correlation_id')
      },
    },
    missing: {
      what: 'without its script payments go on without device data',
      async run({ shop, wire, start }) {
        wire.replace('fraudnet script', 'cut')
        await start()
        expect(await payByCard(shop)).not.toHaveProperty('deviceData')
      },
    },
  },
}
