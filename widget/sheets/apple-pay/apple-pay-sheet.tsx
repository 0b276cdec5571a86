import type { ReactElement } from 'react'
import type { ApplePayPort } from '../../model/ports/apple-pay-port'
import type { Passthrough } from '../../model/terms/settings'
import { useDropIn } from '../../views/drop-in-context'
import { SheetHeader } from '../../views/sheet-header'
import { requireButton } from '../require-button'
import type { Sheet, SheetContext } from '../sheet'
import { createApplePayFlow } from './apple-pay-flow'

const DEFAULT_SESSION_VERSION = 2

export function isSupported({ provider, settings }: SheetContext): Promise<boolean> {
  return provider.isApplePaySupported(sessionVersionOf(settings.applePay ?? {}))
}

/** Apple Pay: Apple's own sheet, which only Safari can open. */
export function createSheet(context: SheetContext): Sheet {
  const { option, settings, provider } = context
  let configuration: Passthrough = settings.applePay ?? {}
  let applePay: ApplePayPort | undefined
  const flow = createApplePayFlow(context)

  return {
    option,
    View: () => (
      <ApplePayView
        buttonStyle={String(configuration['buttonStyle'] ?? 'black')}
        onAuthorize={() => {
          if (applePay) flow.start(applePay, configuration, sessionVersionOf(configuration))
        }}
      />
    ),
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
  return Number(applePaySessionVersion) || DEFAULT_SESSION_VERSION
}

interface ApplePayViewProps {
  readonly buttonStyle: string
  readonly onAuthorize: () => void
}

function ApplePayView({ buttonStyle, onAuthorize }: ApplePayViewProps): ReactElement {
  const { translate } = useDropIn()
  return (
    <>
      <SheetHeader option="applePay" hook="apple-pay-sheet-header" />
      <div className="braintree-sheet__content braintree-sheet__content--button">
        <button
          type="button"
          data-braintree-id="apple-pay-button"
          data-style={buttonStyle}
          className="braintree-sheet__button--apple-pay"
          onClick={onAuthorize}
        >
          {translate('Apple Pay')}
        </button>
      </div>
    </>
  )
}
