import './clock'
import { components } from '../../../old-drop-in/components'
import { createHarness, type Harness } from './harness'
import type { MerchantTools } from './stage/merchant-page'
import { createTools, type PageParts, setUpPage } from './stage/set-up-page'
import { standInStage } from './stage/stand-in-stage'
import { createWalker, type Walker } from './walker/walker'

declare global {
  interface Window {
    harness: Harness
    walker: Walker
    /** A merchant's own page, and what its script works with. */
    merchantPage: {
      setUp(parts: PageParts): Promise<void>
      widgetLoaded(): Promise<void>
      readonly tools: MerchantTools
    }
  }
}

// The old widget loads this one from the network unless it is there.
Object.assign(window, { braintree: { dataCollector: components['data-collector'] } })

const widget = new URLSearchParams(location.search).get('widget')
window.harness = createHarness(
  window.simulator,
  `/${widget}-drop-in.js`,
  standInStage(window.simulator),
)
window.walker = createWalker(window.harness)

let widgetLoaded = Promise.resolve()
window.merchantPage = {
  async setUp(parts) {
    const { loaded } = await setUpPage(window.harness, parts)
    widgetLoaded = loaded
  },
  async widgetLoaded() {
    await window.harness.pass(10)
    await widgetLoaded
  },
  get tools() {
    return createTools(window.harness)
  },
}
