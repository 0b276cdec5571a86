import type { PaymentRunner } from '../../../model/payment-journal/payment-runner'
import type { PaymentState } from '../../../model/payment-journal/payment-state'
import { Button } from '../../../ui/button'

interface FinishButtonProps {
  state: PaymentState
  runner: PaymentRunner
}

/** Asks the service about an open purchase and completes it; never with a second charge. */
export function FinishButton({ state, runner }: FinishButtonProps) {
  switch (state.step) {
    case 'charge-unknown':
    case 'charged':
    case 'order-unknown':
      return <Button onClick={() => void runner.finish()}>Finish my order</Button>
    default:
      return null
  }
}
