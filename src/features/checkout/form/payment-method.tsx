import { useQuery } from '@tanstack/react-query'
import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { DropInError, DropInInstance, ViewId } from '../../../../widget/react'
import { explainFailure } from '../../../api/explain-failure'
import { limits } from '../../../api/generated/limits'
import { clientTokenQuery } from '../../../api/queries/user-queries'
import { admitsPayPal } from '../../../lib/environment'
import { type Cents, toDollars } from '../../../lib/money'
import type { GivenNonce } from '../../../model/payment-journal/payment-ports'
import { ErrorNotice } from '../../../ui/error-notice'
import './payment-method.css'

const loadWidget = () => import('../../../../widget/react')
const DropIn = lazy(async () => ({ default: (await loadWidget()).DropIn }))

const { maxLength: MAX_NONCE_CHARACTERS } = limits.PaymentMethodNonce
const CURRENCY = 'USD'
/** The shopper chooses whether a card is saved; by default it is not. */
const CARD = { vault: { allowVaultCardOverride: true, vaultCard: false } }

const LOADING = <p role="status">Loading payment methods…</p>

/** The payment methods on the page. */
export interface PaymentMethodHandle {
  /** A nonce of the method that the shopper chose or typed. */
  requestNonce(): Promise<GivenNonce>
  /** Lets the shopper choose again: the method's nonce is used up. */
  startOver(): void
}

interface PaymentMethodProps {
  ref: Ref<PaymentMethodHandle>
  userId: string
  amountCents: Cents
  onRequestableChange(isRequestable: boolean): void
  /** Called with the view that shows from now on. */
  onViewChange(view: MethodView): void
}

/** What of the payment methods shows: one's sheet, or a list to choose from, and nothing if they could not be loaded. */
export type MethodView = ViewId | 'none' | undefined

/** How to pay: the payment widget with card and, where its scripts may run, PayPal, once there is a client token for it. */
export function PaymentMethod(props: PaymentMethodProps) {
  const { ref, userId, amountCents, onRequestableChange, onViewChange } = props
  const token = useQuery(clientTokenQuery(userId))
  const frame = useRef<HTMLDivElement>(null)
  const instance = useRef<DropInInstance>(null)
  const isSaved = useRef(false)
  /** The widget starts once, when it mounts; another key starts another one. */
  const [start, setStart] = useState(0)
  const [failure, setFailure] = useState<string>()

  const restart = () => {
    instance.current = null
    isSaved.current = false
    onRequestableChange(false)
    onViewChange(undefined)
    setFailure(undefined)
    setStart((count) => count + 1)
  }

  useImperativeHandle(ref, () => ({
    async requestNonce() {
      if (!instance.current) return { kind: 'none', reason: 'Choose a payment method first.' }
      try {
        const payload = await instance.current.requestPaymentMethod()
        if (payload.nonce.length > MAX_NONCE_CHARACTERS) return UNUSABLE
        isSaved.current = payload.vaulted ?? false
        return { kind: 'nonce', nonce: payload.nonce }
      } catch (error) {
        return { kind: 'none', reason: explainNoNonce(error) }
      }
    },
    startOver() {
      instance.current?.clearSelectedPaymentMethod()
      // A saved method gives a new nonce only in a new widget.
      if (isSaved.current) restart()
    },
  }))

  // Whoever asks to pay later waits for the next widget.
  useEffect(() => () => onRequestableChange(false), [onRequestableChange])

  const hasFailed = token.isError || failure !== undefined
  useEffect(() => onViewChange(hasFailed ? 'none' : undefined), [hasFailed, onViewChange])

  if (hasFailed) {
    return (
      <ErrorNotice
        message="The payment methods could not be loaded."
        onRetry={() => void token.refetch().then(restart)}
        isRetrying={token.isFetching}
      >
        {failure ?? explainFailure(token.error)} Nothing was charged.
      </ErrorNotice>
    )
  }
  return (
    <div ref={frame} className="payment-method">
      {token.data ? (
        <Suspense key={start} fallback={LOADING}>
          <DropIn
            authorization={token.data.clientToken}
            card={CARD}
            {...(admitsPayPal ? { paypal: payPalFor(amountCents) } : {})}
            vaultManager
            onReady={(dropIn) => {
              instance.current = dropIn
              onRequestableChange(dropIn.isPaymentMethodRequestable())
              dropIn.on('card:inputSubmitRequest', () =>
                frame.current?.closest('form')?.requestSubmit(),
              )
            }}
            onError={(error) => {
              instance.current = null
              setFailure(explainStart(error))
            }}
            onPaymentMethodRequestable={() => onRequestableChange(true)}
            onNoPaymentMethodRequestable={() => onRequestableChange(false)}
            onChangeActiveView={({ newViewId }) => onViewChange(newViewId)}
          />
        </Suspense>
      ) : (
        LOADING
      )}
    </div>
  )
}

function payPalFor(amountCents: Cents) {
  return { flow: 'vault', amount: toDollars(amountCents).toFixed(2), currency: CURRENCY } as const
}

const UNUSABLE = {
  kind: 'none',
  reason: 'This payment method can’t be used here. Choose another one.',
} as const

function explainNoNonce(error: unknown): string {
  if (!(error instanceof Error)) return UNUSABLE.reason
  // Its message tells programmers what they may not call.
  const isLeft = 'code' in error && error.code === 'TORN_DOWN'
  return isLeft ? 'You left the page before the payment began.' : error.message
}

function explainStart({ fault, message }: DropInError): string {
  return fault === 'network'
    ? 'The payment provider could not be reached. Check your connection and try again.'
    : `The payment provider answered: ${message}`
}
