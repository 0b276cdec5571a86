import type { Provider } from '../model/ports/provider'
import { DropInError, toDropInError } from '../model/terms/dropin-error'
import { faultOf } from '../model/terms/provider-fault'
import type { Settings } from '../model/terms/settings'
import type { GivenOptions } from '../options/create-options'
import { describeMisuse } from '../options/describe-value'
import { isSignal, parseOptions } from '../options/parse-options'
import { findContainer, resolveContainer } from '../options/resolve-container'
import { connectBraintree } from '../provider/braintree'
import { placeWrapper } from '../views/mount-views'
import { createAnalytics } from './analytics'
import { attempt, attemptAsync, type Outcome, untilAborted, unwrap } from './attempt'
import { createDisposer, type Disposer } from './disposer'
import { preloadParts } from './preload-parts'
import { openShell, type Shell } from './shell'
import { startWidget, type Widget } from './start-widget'

/** No shopper waits for what is said to developers: what they do first has the network to itself. */
const CHECK_DELAY_MS = 500

/**
 * Creates and starts a widget. A start that fails or is aborted leaves nothing behind.
 *
 * @throws DropInError that says what went wrong, `ABORTED` when the signal was aborted
 */
export async function createWidget(options: GivenOptions): Promise<Widget> {
  if (!options?.authorization) throw authorizationRequired(options?.authorization)
  const settings = attempt(() => parseOptions(options))
  const signal = isSignal(options.signal) ? options.signal : undefined
  if (signal?.aborted) throw new DropInError('ABORTED', { cause: signal.reason })
  const disposer = createDisposer()
  // At once: the caller may create the next widget in the same container right after aborting.
  const end = () => void disposer.dispose()
  signal?.addEventListener('abort', end)
  try {
    const widget = await untilAborted(assemble(options, settings, disposer), signal)
    warnLater(options, disposer)
    return widget
  } catch (error) {
    await disposer.dispose()
    if (settings.isDone) void warnOfMisuse(options)
    throw toDropInError(error)
  } finally {
    signal?.removeEventListener('abort', end)
  }
}

function authorizationRequired(authorization: unknown): DropInError {
  const takes = 'a client token or a tokenization key, as text'
  const nextStep = describeMisuse('authorization', takes, authorization)
  return new DropInError('AUTHORIZATION_REQUIRED', { nextStep })
}

/** Of a widget that ends before then at its end. */
function warnLater(options: GivenOptions, disposer: Disposer): void {
  let isDue = true
  const warn = () => {
    if (!isDue) return
    isDue = false
    clearTimeout(timer)
    void warnOfMisuse(options)
  }
  const timer = setTimeout(warn, CHECK_DELAY_MS)
  disposer.add(warn)
}

async function warnOfMisuse(options: GivenOptions): Promise<void> {
  try {
    const { checkOptions } = await import('../options/check-options')
    for (const warning of checkOptions(options)) console.warn(warning)
  } catch (error) {
    console.info('Drop-in could not check its options.', error)
  }
}

/** Checks in the order of the old widget, so that merchants see the same error first. */
async function assemble(
  options: GivenOptions,
  settings: Outcome<Settings>,
  disposer: Disposer,
): Promise<Widget> {
  const given = options.authorization
  const connecting = connect(typeof given === 'string' ? given : unwrap(settings).authorization)
  const early = createDisposer()
  disposer.add(early.dispose)
  const opening = attemptAsync(open(options, settings, early))

  const provider = await connecting
  const track = createAnalytics(provider.client)
  track(`started.${provider.client.isTokenizationKey ? 'tokenization-key' : 'client-token'}`)
  let opened = await opening
  // The old widget looked for its place only now: it may be there at last, or be emptied or replaced.
  if (!opened.isDone || !isInPlace(opened.value.wrapper, options)) {
    await early.dispose()
    if (!attempt(() => resolveContainer(options)).isDone) track('configuration-error')
    opened = await attemptAsync(open(options, settings, disposer))
  }
  const { shell } = unwrap(opened)
  if (disposer.isDisposed()) throw new DropInError('ABORTED')
  return startWidget(shell, provider, track, disposer)
}

/** Shows the loading widget, if possible while the provider is still connecting. */
async function open(
  options: GivenOptions,
  settings: Outcome<Settings>,
  disposer: Disposer,
): Promise<{ readonly shell: Shell; readonly wrapper: HTMLElement }> {
  const place = resolveContainer(options)
  const checked = unwrap(settings)
  preloadParts(checked, place)
  const wrapper = placeWrapper(place, disposer.add)
  return { wrapper, shell: await openShell(wrapper, checked, disposer) }
}

/** A place that is out of sight for the moment is left alone. */
function isInPlace({ parentElement }: HTMLElement, options: GivenOptions): boolean {
  const found = attempt(() => findContainer(options))
  return parentElement !== null && (!found.isDone || found.value === parentElement)
}

/** How browsers and bundlers say that a part of the widget did not come, which is no fault of the authorization. */
const FILE_MISSING = /import|chunk/i

async function connect(authorization: string): Promise<Provider> {
  try {
    return await connectBraintree(authorization)
  } catch (error) {
    if (error instanceof DropInError && error.code === 'CONFIGURATION_UNKNOWN') throw error
    const isOwn = error instanceof DropInError || FILE_MISSING.test(String(error))
    const { fault, nextStep } = toDropInError(error)
    const details = isOwn ? { fault, nextStep } : { fault: faultOf(error) }
    throw new DropInError('CLIENT_FAILED', { cause: error, ...details })
  }
}
