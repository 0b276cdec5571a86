import type { Emitter } from '../model/emitter'
import type { ModelEvent } from '../model/machine/model-event'
import type { DependencyId } from '../model/machine/state'
import type { Provider } from '../model/ports/provider'
import type { DataCollectorPort } from '../model/ports/security-ports'
import { DropInError, type DropInErrorCode } from '../model/terms/dropin-error'
import type { Settings } from '../model/terms/settings'
import type { Disposer } from './disposer'
import type { startThreeDSecure, ThreeDSecure } from './three-d-secure'

/** What protects a payment: device data, and the shopper's bank. */
export interface Security {
  threeDSecure(): ThreeDSecure | undefined
  readDeviceData(): string | undefined
  /** Why there will be no device data. */
  deviceDataFailure(): unknown
}

interface SecurityParts {
  readonly provider: Provider
  readonly settings: Settings
  readonly emitter: Emitter
  readonly disposer: Disposer
  readonly dispatch: (event: ModelEvent) => void
}

interface Teardown {
  teardown(): Promise<void>
}

/** Sets up what the merchant asks for, and tells the model how it went. */
export function openSecurity(parts: SecurityParts): Security {
  const { provider, settings, emitter } = parts
  let threeDSecure: ThreeDSecure | undefined
  let collector: DataCollectorPort | undefined
  let collectorFailure: unknown

  if (settings.threeDSecure) {
    const starting = loadThreeDSecure(provider, settings.threeDSecure, emitter.emit)
    void follow(parts, 'threeDSecure', 'THREE_D_SECURE_TEARDOWN_FAILED', starting, (started) => {
      threeDSecure = started
    })
  }
  if (settings.dataCollector) {
    // Whether device data is required is the widget's own rule.
    const { required: _required, ...options } = settings.dataCollector
    const starting = provider.openDataCollector(options)
    starting.catch((error: unknown) => {
      collectorFailure = error
    })
    void follow(parts, 'dataCollector', 'DATA_COLLECTOR_TEARDOWN_FAILED', starting, (started) => {
      collector = started
    })
  }
  return {
    threeDSecure: () => threeDSecure,
    readDeviceData: () => collector?.readDeviceData(),
    deviceDataFailure: () => collectorFailure,
  }
}

/** Few merchants want it, so its code comes with it. */
async function loadThreeDSecure(
  ...args: Parameters<typeof startThreeDSecure>
): Promise<ThreeDSecure> {
  const { startThreeDSecure } = await import('./three-d-secure')
  return startThreeDSecure(...args)
}

async function follow<Part extends Teardown>(
  { dispatch, disposer }: SecurityParts,
  id: DependencyId,
  teardownCode: DropInErrorCode,
  starting: Promise<Part>,
  keep: (part: Part) => void,
): Promise<void> {
  try {
    const part = await starting
    disposer.add(() =>
      part.teardown().catch((error: unknown) => {
        throw new DropInError(teardownCode, { cause: error })
      }),
    )
    keep(part)
    dispatch({ type: 'dependency-done', id })
  } catch (error) {
    dispatch({ type: 'dependency-failed', id, error })
  }
}
