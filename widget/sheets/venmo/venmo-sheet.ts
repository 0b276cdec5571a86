import type { VenmoPort } from '../../model/ports/venmo-port'
import { errorCode, type SheetFailure, toSheetFailure } from '../../model/terms/sheet-failure'
import { becomeButton } from '../../views/dom/element'
import { icon } from '../../views/icons/icon'
import { requireButton } from '../require-button'
import type { Sheet, SheetContext } from '../sheet'

/** The shopper closed Venmo themselves: they know, and nothing is wrong. */
const CANCEL_CODES: readonly (string | undefined)[] = [
  'VENMO_APP_CANCELED',
  'VENMO_DESKTOP_CANCELED',
  'VENMO_CUSTOMER_CANCELED',
  'VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED',
]

/** The shopper came back with nothing: they changed their mind, or found no app. braintree-web can't tell which. */
const LEFT_EARLY_CODE = 'VENMO_CANCELED'

export function isSupported({ provider, settings }: SheetContext): Promise<boolean> {
  return provider.isVenmoSupported(settings.venmo ?? {})
}

/** Venmo: its app, or a code that the app reads from the screen, authorizes the payment. */
export function createSheet(context: SheetContext): Sheet {
  const { option, settings, provider, model } = context
  let venmo: VenmoPort | undefined
  let isRunning = false

  /** @returns what went wrong, unless the shopper left by themselves */
  async function tokenize(port: VenmoPort): Promise<unknown> {
    try {
      model.dispatch({ type: 'method-added', method: await port.tokenize() })
    } catch (error) {
      return CANCEL_CODES.includes(errorCode(error)) ? undefined : error
    }
    return undefined
  }

  async function authorize(): Promise<void> {
    if (!venmo || isRunning) return
    isRunning = true
    model.dispatch({ type: 'sheet-error-cleared', option })
    model.dispatch({ type: 'sheet-activity-changed', option, activity: 'working' })
    const error = await tokenize(venmo)
    model.dispatch({ type: 'sheet-activity-changed', option, activity: 'idle' })
    if (error) model.dispatch({ type: 'sheet-failed', option, failure: judge(error) })
    isRunning = false
  }

  /** The page was left for the app and has come back: the shopper goes on where they were. */
  async function finishAppSwitch(port: VenmoPort): Promise<void> {
    const error = await tokenize(port)
    if (!error) return
    model.dispatch({ type: 'sheet-opened', option })
    model.dispatch({ type: 'sheet-failed', option, failure: judge(error) })
  }

  showButton(context, () => void authorize())

  return {
    option,
    async start() {
      venmo = await provider.openVenmo(settings.venmo ?? {})
      if (venmo.hasTokenizationResult()) await finishAppSwitch(venmo)
    },
    request: () => requireButton(context, 'venmoButtonMustBeUsed'),
    async teardown() {
      await venmo?.teardown()
    },
  }
}

function judge(error: unknown): SheetFailure {
  if (errorCode(error) === LEFT_EARLY_CODE) return { kind: 'hint', key: 'venmoCanceledError' }
  return toSheetFailure(error)
}

function showButton({ slot, translate }: SheetContext, onAuthorize: () => void): void {
  const { place, pictureOf } = slot
  becomeButton(place, onAuthorize)
  place.setAttribute('aria-label', translate('Venmo'))
  place.append(icon(pictureOf('buttonVenmo'), 'braintree-sheet__button-logo'))
}
