import type { ApplePayPort } from '../../model/ports/apple-pay-port'
import type { Passthrough } from '../../model/terms/settings'
import { becomeButton } from '../../views/dom/element'
import { requireButton } from '../require-button'
import type { Sheet, SheetContext } from '../sheet'
import { createApplePayFlow } from './apple-pay-flow'

const DEFAULT_SESSION_VERSION = 2

export function isSupported({ provider, settings }: SheetContext): Promise<boolean> {
  return provider.isApplePaySupported(sessionVersionOf(settings.applePay ?? {}))
}

/** Apple Pay: Apple's own sheet, which only Safari can open. */
export function createSheet(context: SheetContext): Sheet {
  const { option, settings, provider, slot, translate } = context
  let configuration: Passthrough = settings.applePay ?? {}
  let applePay: ApplePayPort | undefined
  const flow = createApplePayFlow(context, () => configuration)

  becomeButton(slot.place, () => {
    if (applePay) flow.start(applePay, sessionVersionOf(configuration))
  })
  slot.place.dataset['style'] = String(configuration['buttonStyle'] ?? 'black')
  slot.place.append(translate('Apple Pay'))

  return {
    option,
    async start() {
      applePay = await provider.openApplePay()
    },
    request: () => requireButton(context, 'applePayButtonMustBeUsed'),
    configure(key, value) {
      configuration = { ...configuration, [key]: value }
    },
    async teardown() {
      flow.abort()
      await applePay?.teardown()
    },
  }
}

function sessionVersionOf({ applePaySessionVersion }: Passthrough): number {
  return Number(applePaySessionVersion || DEFAULT_SESSION_VERSION)
}
