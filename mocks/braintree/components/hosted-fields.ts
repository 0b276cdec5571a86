import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import type { HostedFieldsOptions } from '../hosted-fields/field-options'
import { createHostedFields, type HostedFields } from '../hosted-fields/hosted-fields'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & HostedFieldsOptions): Promise<HostedFields> =>
    simulateCall('hosted-fields.create', [options], async () =>
      createHostedFields(await requireClient(options, 'Hosted Fields'), options),
    ),
)

/** Iframes and stylesheets for frames are in every browser that the stand-ins run in. */
export function supportsInputFormatting(): boolean {
  return true
}

export default { create, supportsInputFormatting, VERSION }
