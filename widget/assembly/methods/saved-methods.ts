import type { ModelEvent } from '../../model/machine/model-event'
import type { Provider } from '../../model/ports/provider'
import type { VaultPort } from '../../model/ports/vault-port'
import { createEntry, type MethodEntry } from '../../model/terms/method-entry'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { descriptorOf, optionsOfType, type PaymentOptionId } from '../../model/terms/payment-option'
import type { Settings } from '../../model/terms/settings'
import { withTimeout } from '../../model/with-timeout'
import type { Disposer } from '../disposer'

/** Limit of a refresh, during which the shopper sees the loading indicator. */
const REFRESH_TIMEOUT_MS = 10_000

/** Limit of a deletion, after which it is reported as failed; the refreshed list shows what really happened. */
const DELETION_TIMEOUT_MS = 30_000

type Dispatch = (event: ModelEvent) => void

/** A customer's saved methods in the vault. */
export interface SavedMethods {
  fetchFirst(dispatch: Dispatch): Promise<void>
  /** Only the newest one tells what it has found. */
  fetchAgain(dispatch: Dispatch): Promise<void>
  deleteMethod(nonce: string, dispatch: Dispatch): Promise<void>
}

interface SavedMethodsWorld {
  /** Whether the widget offers the option. */
  readonly isOffered: (option: PaymentOptionId) => boolean
  readonly disposer: Disposer
}

export function createSavedMethods(
  provider: Pick<Provider, 'openVault'>,
  settings: Settings,
  { isOffered, disposer }: SavedMethodsWorld,
): SavedMethods {
  let opening: Promise<VaultPort> | undefined
  let fetches = 0

  function openVault(): Promise<VaultPort> {
    opening ??= provider.openVault().then((vault) => {
      disposer.add(vault.teardown)
      return vault
    })
    return opening
  }

  function isHidden(option: PaymentOptionId): boolean {
    return !descriptorOf(option).isListed || settings.hiddenTypes.includes(option)
  }

  /** A type that two options share is hidden if one of them is: their methods can't be distinguished. */
  function isShown({ type }: PaymentMethod): boolean {
    const options = optionsOfType(type)
    return options.some(isOffered) && !options.some(isHidden)
  }

  async function fetchEntries(): Promise<MethodEntry[]> {
    const vault = await openVault()
    if (disposer.isDisposed()) return []
    const methods = await vault.fetch({ defaultFirst: settings.putsDefaultFirst })
    return methods.filter(isShown).map(createEntry)
  }

  return {
    /** Without a limit: how long the shopper waits is the model's decision, and a late list is welcome. */
    async fetchFirst(dispatch) {
      try {
        await openVault()
      } catch (error) {
        return dispatch({ type: 'dependency-failed', id: 'vault', error })
      }
      try {
        dispatch({ type: 'entries-known', entries: await fetchEntries() })
      } catch (error) {
        console.error(error)
        dispatch({ type: 'entries-known', entries: [] })
      }
    },
    async fetchAgain(dispatch) {
      fetches += 1
      const count = fetches
      // What an earlier one brings may be older than a deletion.
      const answer: Dispatch = (event) => {
        if (count === fetches) dispatch(event)
      }
      try {
        const entries = await withTimeout(fetchEntries(), REFRESH_TIMEOUT_MS)
        answer({ type: 'entries-fetched', entries })
      } catch (error) {
        console.error(error)
        answer({ type: 'refresh-failed' })
      }
    },
    async deleteMethod(nonce, dispatch) {
      try {
        const vault = await openVault()
        await withTimeout(vault.delete(nonce), DELETION_TIMEOUT_MS)
        dispatch({ type: 'deletion-finished', hasFailed: false })
      } catch (error) {
        console.error(error)
        dispatch({ type: 'deletion-finished', hasFailed: true })
      }
    },
  }
}
