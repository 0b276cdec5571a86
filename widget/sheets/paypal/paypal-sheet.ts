import { fullLocale } from '../../locales/locale-registry'
import type { PayPalButton, PayPalPort } from '../../model/ports/paypal-port'
import { isObject } from '../../model/terms/is-object'
import type { Passthrough } from '../../model/terms/settings'
import { toSheetFailure } from '../../model/terms/sheet-failure'
import { requireButton } from '../require-button'
import type { Sheet, SheetContext } from '../sheet'

/** Decided by the widget for each option, so a later change of them has no effect. */
const FIXED_KEYS: readonly string[] = ['offerCredit', 'locale']

/** What the shopper approves in PayPal's window; a change of it takes a new approval. */
const APPROVED_KEYS: readonly string[] = ['flow', 'amount', 'currency']

const DEFAULT_LOG_LEVEL = 'warn'

export function isSupported(context: SheetContext): Promise<boolean> {
  return context.provider.isPayPalSupported({ logLevel: readLogLevel(context) })
}

/** PayPal and PayPal Credit: a button of PayPal's own, whose window authorizes the payment. */
export function createSheet(context: SheetContext): Sheet {
  const { option, settings, provider, model } = context
  const isCredit = option === 'paypalCredit'
  const locale = readLocale(settings[isCredit ? 'paypalCredit' : 'paypal'], settings.locale)
  let configuration: Passthrough = settings[isCredit ? 'paypalCredit' : 'paypal'] ?? {}
  /** Of the payment that PayPal's window was opened for. */
  let shown = configuration
  let paypal: PayPalPort | undefined
  /** A window that says yes twice has said it once. */
  let isAuthorizing = false

  function report(error: unknown): void {
    model.dispatch({ type: 'sheet-failed', option, failure: toSheetFailure(error) })
  }

  async function createPayment(port: PayPalPort): Promise<string | undefined> {
    model.dispatch({ type: 'sheet-error-cleared', option })
    shown = configuration
    try {
      return await port.createPayment({
        ...configuration,
        offerCredit: configuration['offerCredit'] ?? isCredit,
        ...(locale ? { locale } : {}),
      })
    } catch (error) {
      report(error)
      return undefined
    }
  }

  async function authorize(port: PayPalPort, data: Passthrough): Promise<void> {
    if (isAuthorizing) return
    isAuthorizing = true
    const approved = shown
    const refusesVaulting = readVaultChoice(approved) === false
    try {
      const method = await port.tokenizePayment(refusesVaulting ? { ...data, vault: false } : data)
      const isVaulted = approved['flow'] === 'vault' && !refusesVaulting && !context.isGuest
      // As in the list: an account that was saved is good for any amount.
      if (!isVaulted && APPROVED_KEYS.some((key) => approved[key] !== configuration[key])) {
        return report({ code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED' })
      }
      model.dispatch({
        type: 'method-added',
        method: isVaulted ? { ...method, vaulted: true } : method,
      })
    } catch (error) {
      report(error)
    } finally {
      isAuthorizing = false
    }
  }

  function buttonOf(port: PayPalPort): PayPalButton {
    return {
      place: context.slot.place,
      environment: provider.client.gateway.environment === 'production' ? 'production' : 'sandbox',
      style: toStyle(configuration['buttonStyle']),
      commit: configuration['commit'],
      locale,
      isCredit,
      payment: () => createPayment(port),
      onAuthorize: (data) => authorize(port, data),
      onError: report,
    }
  }

  return {
    option,
    async start() {
      paypal = await provider.openPayPal()
      await paypal.renderButton(buttonOf(paypal))
    },
    request: () => requireButton(context, 'paypalButtonMustBeUsed'),
    configure(key, value) {
      if (!FIXED_KEYS.includes(key)) configuration = { ...configuration, [key]: value }
    },
    async teardown() {
      await paypal?.teardown()
    },
  }
}

/** One script serves both options, so one of them has to decide. */
function readLogLevel({ settings }: SheetContext): string {
  return String((settings.paypal ?? settings.paypalCredit)?.['logLevel'] || DEFAULT_LOG_LEVEL)
}

function readLocale(configuration: Passthrough | undefined, widgetLocale: string | undefined) {
  const own = configuration?.['locale']
  return fullLocale(typeof own === 'string' ? own : widgetLocale)
}

function readVaultChoice({ vault }: Passthrough): unknown {
  return isObject(vault) ? Reflect.get(vault, 'vaultPayPal') : undefined
}

function toStyle(style: unknown): Passthrough | undefined {
  return isObject(style) ? { ...style } : undefined
}
