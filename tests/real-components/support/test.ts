import { test as base } from 'playwright/test'
import { allBut, answerHosts } from '../../../mocks/braintree-wire/answer-hosts'
import { framesFrom } from '../../../mocks/braintree-wire/pages/frames-from'
import { createWire, type Wire, type WireSettings } from '../../../mocks/braintree-wire/wire'
import { RealPage, SHOP } from './real-page'
import { beUsualWindow } from './usual-window'

export { expect } from 'playwright/test'

/**
 * Tests on a merchant's page with the provider's published components. Every outside host is answered by the wire; an
 * address that the provider does not have fails the test.
 */
export const test = base.extend<{
  wireSettings: WireSettings
  wire: Wire
  shop: RealPage
}>({
  wireSettings: [{}, { option: true }],
  wire: async ({ context, baseURL, wireSettings }, use) => {
    const wire = createWire(wireSettings, framesFrom(baseURL ?? ''))
    await answerHosts(context, wire, allBut(SHOP))
    await context.addInitScript(beUsualWindow)
    await use(wire)
    if (wire.unknown.length > 0) {
      throw new Error(`Nobody answers for\n${[...new Set(wire.unknown)].join('\n')}`)
    }
  },
  shop: async ({ page, wire, baseURL }, use) => {
    const shop = new RealPage(page, wire, baseURL ?? '')
    await use(shop)
  },
})
