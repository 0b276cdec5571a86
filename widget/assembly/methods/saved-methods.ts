import type { ModelEvent } from '../../model/machine/model-event'
import type { DropInState } from '../../model/machine/state'
import type { Provider } from '../../model/ports/provider'
import type { VaultPort } from '../../model/ports/vault-port'
import { createEntry, isSaved, type MethodEntry } from '../../model/terms/method-entry'
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
  readonly read: () => DropInState
  readonly disposer: Disposer
}

export function createSavedMethods(
  provider: Pick<Provider, 'openVault'>,
  settings: Settings,
  { read, disposer }: SavedMethodsWorld,
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

  function isOffered(option: PaymentOptionId): boolean {
    return read().options.includes(option)
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
    return toEntries(methods.filter(isShown), read().entries.filter(isSaved))
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
      const before = new Set(read().entries.map(({ id }) => id))
      try {
        const fetched = await withTimeout(fetchEntries(), REFRESH_TIMEOUT_MS)
        const known = new Set([...before, ...fetched.map(({ id }) => id)])
        // What has been saved since then may have come too late for the answer.
        const saved = read().entries.filter((entry) => isSaved(entry) && !known.has(entry.id))
        answer({ type: 'entries-fetched', entries: [...saved, ...fetched] })
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

/** What tells a method from the others of a customer. */
const TELLING_DETAILS = ['lastFour', 'cardType', 'expirationMonth', 'expirationYear', 'email']

/**
 * Each fetch brings new nonces, so a method is known by its details: for the shopper the entry is still the same, and
 * chosen if it was.
 */
function toEntries(
  methods: readonly PaymentMethod[],
  known: readonly MethodEntry[],
): MethodEntry[] {
  const nonces = new Set(methods.map(({ nonce }) => nonce))
  const left = known.filter(({ id }) => !nonces.has(id))
  return methods.map((method) => {
    const entry = createEntry(method)
    const at = left.findIndex((one) => describe(one.method) === describe(method))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same ? { ...entry, id: same.id } : entry
  })
}

function describe({ type, details }: PaymentMethod): string {
  return JSON.stringify([type, ...TELLING_DETAILS.map((name) => Reflect.get(details, name))])
}
