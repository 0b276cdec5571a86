import { zodResolver } from '@hookform/resolvers/zod'
import { memo, useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { explainFailure } from '../../../api/explain-failure'
import type { Cents } from '../../../lib/money'
import { cartActions } from '../../../model/cart/cart-actions'
import type { PaymentRunner } from '../../../model/payment-journal/payment-runner'
import {
  isNonceSpent,
  isUnsettled,
  type PaymentState,
  type Purchase,
} from '../../../model/payment-journal/payment-state'
import {
  addressRule,
  createPurchaseId,
  preparePurchase,
} from '../../../model/payment-journal/purchase'
import type { Draft } from '../../../ui/form/draft/draft-store'
import { useDraftForm } from '../../../ui/form/draft/use-draft-form'
import { Form } from '../../../ui/form/form'
import { FormAlert } from '../../../ui/form/form-alert'
import { TextField } from '../../../ui/form/text-field'
import { PayButton } from './pay-button'
import { type MethodView, PaymentMethod, type PaymentMethodHandle } from './payment-method'

interface CheckoutFormProps {
  userId: string
  /** What the payment methods are offered for; what is paid is read when Pay is pressed. */
  amountCents: Cents
  state: PaymentState
  runner: PaymentRunner
}

const addressSchema = z.object({ address: addressRule }) satisfies z.ZodMiniType<
  Pick<Purchase, 'address'>
>
const resolver = zodResolver(addressSchema)

/** Where to deliver, how to pay, and the button that does it. */
export const CheckoutForm = memo(function CheckoutForm(props: CheckoutFormProps) {
  const { userId, amountCents, state, runner } = props
  const method = useRef<PaymentMethodHandle>(null)
  const [isRequestable, setRequestable] = useState(false)
  const [view, setView] = useState<MethodView>()
  const { bind, submit, sending } = useDraftForm({
    resolver,
    initial: { address: '' },
    draft: { key: `checkout ${userId}`, left: unpaidDraft(state) },
    explain: explainUnpaid,
    async send({ address }) {
      const prepared = preparePurchase({
        id: createPurchaseId(),
        userId,
        pressedAt: Date.now(),
        address,
        cart: cartActions.current(),
      })
      if (!prepared.isReady) throw new UnpaidError(prepared.problem)
      await runner.pay(prepared.purchase, async () => {
        if (!method.current) return { kind: 'none', reason: 'Choose a payment method first.' }
        return method.current.requestNonce()
      })
      // Only what was paid is done with: until then the form keeps what was typed.
      if (runner.get().step !== 'done') throw new UnpaidError()
    },
  })

  useEffect(() => {
    if (isNonceSpent(state)) method.current?.startOver()
  }, [state])

  return (
    <Form label="Checkout" onSubmit={submit}>
      <TextField
        field={bind('address')}
        label="Delivery address"
        autoComplete="street-address"
        lines={3}
      />
      {amountCents > 0 && (
        <PaymentMethod
          ref={method}
          userId={userId}
          amountCents={amountCents}
          onRequestableChange={setRequestable}
          onViewChange={setView}
        />
      )}
      {sending.status === 'refused' && sending.message && (
        <FormAlert severity="error">{sending.message}</FormAlert>
      )}
      <PayButton
        isMethodReady={isRequestable}
        view={view}
        isBusy={sending.status === 'busy' || isUnsettled(state)}
      />
    </Form>
  )
})

/** A closed tab loses its draft; the journal still has the address of the purchase. */
function unpaidDraft(state: PaymentState): Draft | undefined {
  return state.step === 'failed' ? { address: state.purchase.address } : undefined
}

/** A press of Pay that paid nothing. Without a problem of its own the journal tells how it ended. */
class UnpaidError extends Error {
  override readonly name = 'UnpaidError'
  readonly problem: string | undefined

  constructor(problem?: string) {
    super(problem ?? 'The purchase was not completed.')
    this.problem = problem
  }
}

/** What to say at the form; nothing where the journal says it already. */
function explainUnpaid(error: unknown): string {
  return error instanceof UnpaidError ? (error.problem ?? '') : explainFailure(error)
}
