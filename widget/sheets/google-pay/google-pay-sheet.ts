import type { GooglePayPort } from '../../model/ports/google-pay-port'
import type { Passthrough } from '../../model/terms/settings'
import { requireButton } from '../require-button'
import type { Sheet, SheetContext } from '../sheet'
import { authorizeGooglePay } from './authorize-google-pay'

/** Google Pay can't be offered where Google's script or its check fails; the others go on. */
export async function isSupported({ provider }: SheetContext): Promise<boolean> {
  try {
    return await provider.isGooglePaySupported()
  } catch (error) {
    console.error('Google Pay is left out: the check whether it is supported failed.', error)
    return false
  }
}

/** Google Pay: a button of Google's own, whose dialog hands out a card. */
export function createSheet(context: SheetContext): Sheet {
  const { option, settings, provider } = context
  let configuration: Passthrough = settings.googlePay ?? {}
  let googlePay: GooglePayPort | undefined
  let isRunning = false

  async function authorize(port: GooglePayPort, event: Event): Promise<void> {
    event.preventDefault()
    if (isRunning) return
    isRunning = true
    await authorizeGooglePay(context, port, () => toRequest(configuration))
    isRunning = false
  }

  return {
    option,
    async start() {
      const port = await provider.openGooglePay({
        googlePayVersion: configuration['googlePayVersion'],
        googleMerchantId: configuration['merchantId'],
      })
      googlePay = port
      const button = port.createButton({
        buttonType: 'short',
        ...Object(configuration['button']),
        onClick: (event: Event) => void authorize(port, event),
      })
      context.slot.place.replaceChildren(button)
    },
    request: () => requireButton(context, 'googlePayButtonMustBeUsed'),
    configure(key, value) {
      configuration = { ...configuration, [key]: value }
    },
    async teardown() {
      await googlePay?.teardown()
    },
  }
}

/** Without what is for the sheet itself. */
function toRequest({
  googlePayVersion: _version,
  merchantId: _id,
  button: _button,
  ...request
}: Passthrough): Passthrough {
  return request
}
