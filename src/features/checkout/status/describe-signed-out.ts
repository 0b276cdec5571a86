import type { Journal } from '../../../model/payment-journal/journal-schema'
import { mayHaveCharged } from '../../../model/payment-journal/payment-state'
import type { PaymentReport } from './payment-words'

/** What may be said of open purchases to a visitor who has not signed in: not whose they are. */
export function describeSignedOut(journal: Journal): PaymentReport | undefined {
  const open = journal.filter(mayHaveCharged)
  if (open.length === 0) return undefined
  const isPaid = open.some((state) => 'transactionId' in state)
  return {
    tone: 'warning',
    title: isPaid
      ? 'A payment went through. Don’t pay again.'
      : 'It is not known yet whether a payment went through.',
    text: 'Sign in with the account that paid, and the order is finished without another charge.',
  }
}
