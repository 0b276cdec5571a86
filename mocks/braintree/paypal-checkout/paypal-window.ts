import { DEFAULT_PAYPAL_EMAIL, type PayPalPayment } from '../control/paypal-control'
import { getSimulator } from '../control/simulator'
import { askShopper } from '../dialogs/ask-shopper'
import { assertNever } from '../shared/assert-never'

/** The account that the shopper pays with, or `null` when the window was closed instead. */
export async function askForPayPal(paymentId: string, isCommit: boolean): Promise<string | null> {
  const { paypal, decisions } = getSimulator()
  switch (decisions.paypal) {
    case 'approve':
      return paypal.email
    case 'cancel':
      return null
    case 'ask': {
      const payment = paypal.payments.get(paymentId)
      const answer = await askShopper({
        title: payment?.isCredit ? 'PayPal Credit' : 'PayPal',
        lines: [describePayment(payment), 'This window is simulated; no money moves.'],
        fields: [
          { name: 'email', label: 'PayPal account', value: DEFAULT_PAYPAL_EMAIL, type: 'email' },
        ],
        agreeLabel: isCommit ? 'Agree and pay' : 'Agree and continue',
        cancelLabel: 'Cancel',
      })
      return answer.kind === 'agreed' ? (answer.values['email'] ?? null) : null
    }
    default:
      return assertNever(decisions.paypal)
  }
}

function describePayment(payment: PayPalPayment | undefined): string {
  if (payment?.flow === 'vault') return 'The shop asks to charge this account now and later.'
  const amount = [payment?.amount, payment?.currency].filter(Boolean).join(' ')
  return amount === '' ? 'The shop asks for a payment.' : `The shop asks for ${amount}.`
}
