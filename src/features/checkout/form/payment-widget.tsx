import { lazy, type Ref, Suspense, useImperativeHandle, useRef } from 'react'
import type { DropInError, DropInInstance } from '../../../../widget/react'
import { limits } from '../../../api/generated/limits'
import { type Cents, toDollars } from '../../../lib/money'
import type { GivenNonce } from '../../../model/payment-journal/payment-ports'

const loadWidget = () => import('../../../../widget/react')
const DropIn = lazy(async () => ({ default: (await loadWidget()).DropIn }))

const { maxLength: MAX_NONCE_CHARACTERS } = limits.PaymentMethodNonce
const CURRENCY = 'USD'
/** The shopper chooses whether a card is saved; it isn't unless they say so. */
const CARD = { vault: { allowVaultCardOverride: true, vaultCard: false } }

export interface PaymentWidgetHandle {
  requestNonce(): Promise<GivenNonce>
  /** Unselects the method that was paid with; says whether it is one that stays saved. */
  forgetMethod(): 'gone' | 'still saved'
}

interface PaymentWidgetProps {
  ref: Ref<PaymentWidgetHandle>
  clientToken: string
  amountCents: Cents
  onRequestableChange(isRequestable: boolean): void
  /** Told in a sentence for people why the widget can't be used. */
  onFailure(reason: string): void
}

/** The payment widget with card and PayPal. It starts once, when it mounts. */
export function PaymentWidget(props: PaymentWidgetProps) {
  const { ref, clientToken, amountCents, onRequestableChange, onFailure } = props
  const frame = useRef<HTMLDivElement>(null)
  const instance = useRef<DropInInstance>(null)
  const isSaved = useRef(false)
  const amount = toDollars(amountCents).toFixed(2)

  useImperativeHandle(ref, () => ({
    async requestNonce() {
      try {
        const payload = await instance.current?.requestPaymentMethod()
        if (!payload || payload.nonce.length > MAX_NONCE_CHARACTERS) return unusable
        isSaved.current = payload.vaulted ?? false
        return { kind: 'nonce', nonce: payload.nonce }
      } catch (error) {
        return { kind: 'none', reason: error instanceof Error ? error.message : unusable.reason }
      }
    },
    forgetMethod() {
      instance.current?.clearSelectedPaymentMethod()
      return isSaved.current ? 'still saved' : 'gone'
    },
  }))

  return (
    <div ref={frame}>
      <Suspense fallback={<p role="status">Loading payment methods…</p>}>
        <DropIn
          authorization={clientToken}
          card={CARD}
          paypal={{ flow: 'vault', amount, currency: CURRENCY }}
          vaultManager
          onReady={(dropIn) => {
            instance.current = dropIn
            onRequestableChange(dropIn.isPaymentMethodRequestable())
            dropIn.on('card:inputSubmitRequest', () =>
              frame.current?.closest('form')?.requestSubmit(),
            )
          }}
          onError={(error) => onFailure(explainStart(error))}
          onPaymentMethodRequestable={() => onRequestableChange(true)}
          onNoPaymentMethodRequestable={() => onRequestableChange(false)}
        />
      </Suspense>
    </div>
  )
}

const unusable = {
  kind: 'none',
  reason: 'This payment method can’t be used here. Choose another one.',
} as const

function explainStart({ fault, message }: DropInError): string {
  return fault === 'network'
    ? 'The payment provider could not be reached. Check your connection and try again.'
    : `The payment provider answered: ${message}`
}
