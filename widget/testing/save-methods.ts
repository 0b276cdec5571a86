import { createVaultControl } from '../../mocks/braintree/control/vault-control'
import type { Gateway } from '../../mocks/braintree/gateway/gateway'
import type { SavedMethod } from './stub-options'

/** Who has saved them. */
export const CUSTOMER = 'customer'

/**
 * Saves methods for the customer; the first becomes the first of the list, and the default unless another is. They are
 * there when this returns, as the gateway's memory is.
 *
 * @throws Error for a card that is none of the sandbox's
 */
export function saveMethods(gateway: Gateway, methods: readonly SavedMethod[]): Promise<unknown> {
  const { save } = createVaultControl(
    () => gateway,
    () => Promise.resolve([]),
  )
  const hasDefault = methods.some(({ isDefault }) => isDefault)
  // The vault lists the newest first.
  const saved = [...methods.entries()].toReversed().map(([index, method]) => {
    const isDefault = hasDefault ? method.isDefault === true : index === 0
    return save(CUSTOMER, { ...method, isDefault })
  })
  return Promise.all(saved)
}
