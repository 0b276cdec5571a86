import type { Provider } from './model/ports/provider'
import type { DataCollectorPort } from './model/ports/security-ports'
import type { Passthrough } from './model/terms/settings'

/** Gathers what helps the gateway to tell a shopper from a thief. */
export function startDataCollector(
  provider: Provider,
  settings: Passthrough,
): Promise<DataCollectorPort> {
  const { required: _ownRule, ...options } = settings
  return provider.openDataCollector(options)
}
