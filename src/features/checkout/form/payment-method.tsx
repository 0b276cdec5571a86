import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { explainFailure } from '../../../api/explain-failure'
import { clientTokenQuery } from '../../../api/queries/user-queries'
import type { Cents } from '../../../lib/money'
import { ErrorNotice } from '../../../ui/error-notice'
import type { PaymentMethodHandle } from './payment-method-handle'
import { PaymentWidget, type PaymentWidgetHandle } from './payment-widget'
import './payment-method.css'

interface PaymentMethodProps {
  ref: Ref<PaymentMethodHandle>
  userId: string
  amountCents: Cents
  onRequestableChange(isRequestable: boolean): void
}

/** How to pay: the payment widget, once the service has given a client token for it. */
export function PaymentMethod({
  ref,
  userId,
  amountCents,
  onRequestableChange,
}: PaymentMethodProps) {
  const token = useQuery(clientTokenQuery(userId))
  const widget = useRef<PaymentWidgetHandle>(null)
  const [start, setStart] = useState(0)
  const [failure, setFailure] = useState<string>()

  const restart = () => {
    onRequestableChange(false)
    setFailure(undefined)
    setStart((count) => count + 1)
  }

  useImperativeHandle(ref, () => ({
    async requestNonce() {
      if (!widget.current) return { kind: 'none', reason: 'Choose a payment method first.' }
      return widget.current.requestNonce()
    },
    startAnew() {
      // A saved method brings a new nonce only with a new widget; others are just put away.
      if (widget.current?.forgetMethod() === 'still saved') restart()
    },
  }))

  if (token.isError || failure !== undefined) {
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
    <div className="payment-method">
      {token.data ? (
        <PaymentWidget
          key={start}
          ref={widget}
          clientToken={token.data.clientToken}
          amountCents={amountCents}
          onRequestableChange={onRequestableChange}
          onFailure={setFailure}
        />
      ) : (
        <p role="status">Loading payment methods…</p>
      )}
    </div>
  )
}
