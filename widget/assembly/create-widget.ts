import { createAnalytics } from '../analytics'
import type { Provider } from '../model/ports/provider'
import { DropInError } from '../model/terms/dropin-error'
import { faultOf } from '../model/terms/provider-fault'
import type { Settings } from '../model/terms/settings'
import type { CreateOptions } from '../options/create-options'
import { describeValue } from '../options/describe-value'
import { parseOptions } from '../options/parse-options'
import { resolveContainer } from '../options/resolve-container'
import { connectBraintree } from '../provider/braintree'
import { placeWrapper } from '../views/place-wrapper'
import { attempt, attemptAsync, type Outcome, untilAborted, unwrap } from './attempt'
import { createDisposer, type Disposer } from './disposer'
import { preloadParts } from './preload-parts'
import { openShell, type Shell } from './shell'
import { startWidget, type Widget } from './start-widget'

/**
 * Creates and starts a widget. A start that fails or is aborted leaves nothing behind.
 *
 * @throws DropInError that says what went wrong, `ABORTED` when the signal was aborted
 */
export async function createWidget(options: CreateOptions): Promise<Widget> {
  if (!options?.authorization) throw authorizationRequired(options?.authorization)
  const settings = attempt(() => parseOptions(options))
  const signal = settings.isDone ? options.signal : undefined
  if (signal?.aborted) throw new DropInError('ABORTED', { cause: signal.reason })
  const disposer = createDisposer()
  // At once: the caller may create the next widget in the same container right after aborting.
  const end = () => void disposer.dispose()
  signal?.addEventListener('abort', end)
  try {
    return await untilAborted(assemble(options, settings, disposer), signal)
  } catch (error) {
    await disposer.dispose()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
  }
}

function authorizationRequired(authorization: unknown): DropInError {
  const got = describeValue(authorization)
  const nextStep = `options.authorization takes a client token or a tokenization key, as text, but got ${got}.`
  return new DropInError('AUTHORIZATION_REQUIRED', { nextStep })
}

/** Checks in the order of the old widget, so that merchants see the same error first. */
async function assemble(
  options: CreateOptions,
  settings: Outcome<Settings>,
  disposer: Disposer,
): Promise<Widget> {
  const container = attempt(() => resolveContainer(options))
  if (typeof options.authorization !== 'string') unwrap(settings)
  const connecting = connect(options.authorization)
  const opening = attemptAsync(openEarly(settings, container, disposer))

  const provider = await connecting
  const track = createAnalytics(provider.client)
  track(`started.${provider.client.isTokenizationKey ? 'tokenization-key' : 'client-token'}`)
  if (!container.isDone) track('configuration-error')
  const shell = unwrap(await opening)
  if (disposer.isDisposed()) throw new DropInError('ABORTED')
  return startWidget(shell, provider, track, disposer)
}

/** Shows the loading widget while the provider is still connecting. */
async function openEarly(
  settings: Outcome<Settings>,
  container: Outcome<Element>,
  disposer: Disposer,
): Promise<Shell> {
  const place = unwrap(container)
  const checked = unwrap(settings)
  preloadParts(checked, place)
  return openShell(placeWrapper(place, disposer.add), checked, disposer)
}

async function connect(authorization: string): Promise<Provider> {
  try {
    return await connectBraintree(authorization)
  } catch (error) {
    if (error instanceof DropInError && error.code === 'CONFIGURATION_UNKNOWN') throw error
    const nextStep = error instanceof DropInError ? { nextStep: error.nextStep } : {}
    throw new DropInError('CLIENT_FAILED', { cause: error, fault: faultOf(error), ...nextStep })
  }
}
