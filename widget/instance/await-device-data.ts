import type { ModelEvent } from '../model/machine/model-event'
import type { DropInState } from '../model/machine/state'
import type { Store } from '../model/store'
import { DropInError } from '../model/terms/dropin-error'
import { faultOf } from '../model/terms/provider-fault'
import { whenReached } from '../model/when-reached'

interface DeviceDataParts {
  readonly model: Store<DropInState, ModelEvent>
  readonly readDeviceData: () => string | undefined
  readonly deviceDataFailure: () => unknown
}

/**
 * Resolves when device data is there, has failed, or has been waited for long enough.
 * @throws DropInError `DEVICE_DATA_MISSING` where the merchant requires it and there is none
 */
export async function awaitDeviceData(parts: DeviceDataParts): Promise<void> {
  const { model, readDeviceData, deviceDataFailure } = parts
  model.dispatch({ type: 'device-data-awaited' })
  await whenReached(model, ({ loading }) => !loading.includes('collecting'))
  if (!model.read().rules.requiresDeviceData || readDeviceData()) return
  const cause = deviceDataFailure() ?? new DropInError('COMPONENT_TIMED_OUT')
  throw new DropInError('DEVICE_DATA_MISSING', { cause, fault: faultOf(cause) })
}
