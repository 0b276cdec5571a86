import './clock'
import { components } from '../../../old-drop-in/components'
import { createHarness, type Harness } from './harness'
import { standInStage } from './stand-in-stage'

declare global {
  interface Window {
    harness: Harness
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
