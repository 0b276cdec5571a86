import type { DependencyId, DropInState } from '../model/machine/state'
import type { Provider } from '../model/ports/provider'
import type { Store } from '../model/store'
import { DropInError } from '../model/terms/dropin-error'
import type { PaymentOptionId } from '../model/terms/payment-option'
import { faultOf } from '../model/terms/provider-fault'
import type { Settings } from '../model/terms/settings'
import { whenReached } from '../model/when-reached'
import type { SheetContext } from '../sheets/sheet'
import type { Disposer } from './disposer'
import { openMethods } from './methods/open-methods'
import { openSavedMethods } from './methods/open-saved-methods'
import { type OpenSheets, openSheets } from './open-sheets'
import { openSecurity, type Security } from './security'
import type { Shell } from './shell'

/** A widget whose start is over, one way or the other. */
export interface Widget extends Shell {
  readonly sheets: OpenSheets
  readonly security: Security
  readonly track: (kind: string) => void
  readonly disposer: Disposer
}

/**
 * Sets everything up that the merchant asks for; resolves when the shopper can pay.
 *
 * @throws DropInError `CONTAINER_REMOVED`, or what made the start fail
 */
export async function startWidget(
  shell: Shell,
  provider: Provider,
  track: (kind: string) => void,
  disposer: Disposer,
): Promise<Widget> {
  const { settings, model, emitter, views } = shell
  const loadList = openMethods({ model, views, disposer })
  const savedMethods = shell.isGuest
    ? undefined
    : openSavedMethods(loadList, provider, settings, { read: model.read, disposer })
  shell.connect({ track, savedMethods })

  const options = wantedOptions(settings, provider)
  model.dispatch({ type: 'options-known', options, extras: extrasOf(shell) })
  void savedMethods?.fetchFirst(model.dispatch)
  const security = openSecurity({ provider, settings, emitter, disposer, dispatch: model.dispatch })
  const contextFor = (option: PaymentOptionId): SheetContext => ({
    ...shell,
    option,
    provider,
    track,
    slot: views.slotOf(option),
    emit: emitter.emit,
  })
  const sheets = openSheets(options, { contextFor, disposer })
  openShownSheets(model, sheets, disposer)

  // A component in a container that was emptied may never respond.
  await whenReached(model, (state) => state.lifecycle.phase !== 'starting' || !views.isInPlace())
  const { lifecycle } = model.read()
  if (!views.isInPlace()) throw new DropInError('CONTAINER_REMOVED')
  if (lifecycle.phase === 'failed') throw toError(lifecycle.code, lifecycle.cause)
  return { ...shell, sheets, security, track, disposer }
}

/** The options that merchant and gateway agree on; those left out are named in the console. */
function wantedOptions(settings: Settings, { client }: Provider): PaymentOptionId[] {
  return settings.priority.filter((option) => {
    if (!settings[option]) return false
    const isAllowed = client.gateway.options.includes(option)
    if (!isAllowed) {
      console.info(`Drop-in leaves ${option} out: the gateway does not take it for this account.`)
    }
    return isAllowed
  })
}

function extrasOf({ settings, isGuest }: Shell): DependencyId[] {
  const extras: (DependencyId | false)[] = [
    !isGuest && 'vault',
    settings.threeDSecure !== undefined && 'threeDSecure',
    settings.dataCollector !== undefined && 'dataCollector',
  ]
  return extras.filter((extra) => extra !== false)
}

/** Calls `open` of a sheet when the shopper makes it the active view; not of the one shown first. */
function openShownSheets(
  model: Store<DropInState, unknown>,
  { sheetOf }: OpenSheets,
  disposer: Disposer,
): void {
  let before = model.read()
  const stop = model.subscribe(() => {
    const state = model.read()
    const isNews = state.view !== before.view && before.lifecycle.phase === 'ready'
    before = state
    const option = state.options.find((id) => id === state.view)
    if (isNews && option) sheetOf(option)?.open?.()
  })
  disposer.add(stop)
}

function toError(code: DropInError['code'], cause: unknown): DropInError {
  // The old widget passed the vault's own message on.
  const message =
    code === 'VAULT_MANAGER_FAILED' && cause instanceof Error ? cause.message : undefined
  return new DropInError(code, {
    cause,
    ...(message ? { message } : {}),
    ...(cause === undefined ? {} : { fault: faultOf(cause) }),
  })
}
