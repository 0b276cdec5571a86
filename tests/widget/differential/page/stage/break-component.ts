import type { CallName } from '../../../../../mocks/braintree/control/calls/recorded-call'
import type { Simulator } from '../../../../../mocks/braintree/control/simulator'

/** `throws` is for a component's `create`, which promises never to do so. */
export type FaultWay = 'rejects' | 'throws' | 'hangs'

/** Lets a component not do its work; to be called before the widget's script is there. */
export function breakComponent(simulator: Simulator, call: CallName, way: FaultWay): void {
  if (way === 'hangs') simulator.hang(call)
  if (way === 'rejects') simulator.fail(call, { code: 'SIMULATED_FAULT', type: 'NETWORK' })
  if (way === 'throws') throwFrom(call.replace('.create', ''))
}

function throwFrom(component: string): void {
  const module: unknown = Reflect.get(window.components, component)
  if (typeof module !== 'object') throw new Error(`There is no component ${component}.`)
  const broken = {
    ...module,
    create() {
      throw new Error(`${component} is broken.`)
    },
  }
  Object.assign(window.components, { [component]: { ...broken, default: broken } })
  if (component === 'data-collector') {
    Object.assign(window, { braintree: { dataCollector: broken } })
  }
}
