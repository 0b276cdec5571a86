import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import { createVaultManager, type VaultManager } from './vault-manager'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions): Promise<VaultManager> =>
    simulateCall('vault-manager.create', [options], async () =>
      createVaultManager(await requireClient(options, 'Vault Manager')),
    ),
)

export default { create, VERSION }
