import { assertNever } from '../../../lib/assert-never'
import { formatMoney } from '../../../lib/money'
import type { Journal } from '../../../model/payment-journal/journal-schema'
import {
  type ChargeUnknownState,
  isUnsettled,
  mayHaveCharged,
  type PaymentState,
  type Purchase,
  type RetryCause,
} from '../../../model/payment-journal/payment-state'
import { describeFailure, inSentences } from './describe-failure'
import type { PaymentReport } from './payment-report'

const PAID = 'Your payment went through. Don’t pay again.'
const PAYING = info('Your payment is under way…', 'Keep this page open until it is through.')
const CHECKING = info('Checking your payment…', 'We ask whether it went through. Don’t pay again.')

/** Nothing to report is `undefined`. */
export function describePayment(state: PaymentState): PaymentReport | undefined {
  switch (state.step) {
    case 'idle':
      return undefined
    case 'requesting-nonce':
      return PAYING
    case 'charging':
      return state.mayHaveSucceeded ? CHECKING : PAYING
    case 'charge-unknown':
      return warning('It is not known yet whether you were charged.', describeDoubt(state))
    case 'ordering':
      return info(PAID, 'We are finishing your order…')
    case 'charged':
      return warning(PAID, `We still have to finish your order. ${describeWait(state.cause)}`)
    case 'order-unknown':
      return warning(
        PAID,
        `It is not known yet whether your order was created; we check that. ${describeWait(state.cause)}`,
      )
    case 'done':
      return {
        tone: 'success',
        title: 'Thanks! Your payment was successful!',
        text: describeBought(state.purchase),
      }
    case 'failed':
      return describeFailure(state.failure)
    default:
      return assertNever(state)
  }
}

function describeDoubt({ purchase, cause }: ChargeUnknownState): string {
  const amount = formatMoney(purchase.amountCents)
  return inSentences(
    describeWait(cause),
    `Don’t pay again: we check. A payment of ${amount} that went through is not taken twice; one that didn’t is made when your order is finished.`,
  )
}

/** What is waited for. */
function describeWait(cause: RetryCause): string {
  switch (cause.kind) {
    case 'no-answer':
      return 'The shop’s service did not answer.'
    case 'fault':
      return cause.reason ?? 'The shop’s service has a problem.'
    case 'interrupted':
      return 'The page was closed before the answer came.'
    case 'offline':
      return 'You are offline; it goes on once you are connected again.'
    case 'session':
      return 'Your session had ended.'
    case 'busy':
      return (
        cause.reason ??
        `The shop’s service asks to wait ${Math.ceil(cause.retryAfterMs / 1000)} seconds.`
      )
    case 'refused':
      return cause.reason ?? 'The shop’s service did not take the request.'
    default:
      return assertNever(cause)
  }
}

function describeBought({ amountCents, lines }: Purchase): string {
  const pieces = lines.reduce((sum, { count }) => sum + count, 0)
  const what = pieces === 1 ? 'One piece' : `${pieces} pieces`
  return amountCents > 0
    ? `${what} for ${formatMoney(amountCents)}: your order has been placed.`
    : `${what}, free of charge: your order has been placed.`
}

function info(title: string, text: string): PaymentReport {
  return { tone: 'info', title, text }
}

function warning(title: string, text: string): PaymentReport {
  return { tone: 'warning', title, text }
}

/**
 * Whether it is shown on every page: an open purchase, one that was completed in the background, and one that failed
 * although the shopper may count on it. A decline is shown where they have paid.
 */
export function isShownOnEveryPage(state: PaymentState): boolean {
  if (state.step !== 'failed') return state.step === 'done' || isUnsettled(state)
  return state.failure.kind === 'interrupted' || state.failure.kind === 'voided'
}

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
