import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import type { HostedFieldsOptions } from './field-options'
import { createHostedFields, type HostedFields } from './hosted-fields'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & HostedFieldsOptions): Promise<HostedFields> =>
    simulateCall('hosted-fields.create', [options], async () =>
      createHostedFields(await requireClient(options, 'Hosted Fields'), options),
    ),
)

/** Every browser that this runs in supports what formatting needs. */
export function supportsInputFormatting(): boolean {
  return true
}

export default { create, supportsInputFormatting, VERSION }
