import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import { createVaultManager, type VaultManager } from '../vault-manager/vault-manager'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions): Promise<VaultManager> =>
    simulateCall('vault-manager.create', [options], async () =>
      createVaultManager(await requireClient(options, 'Vault Manager')),
    ),
)

export default { create, VERSION }
