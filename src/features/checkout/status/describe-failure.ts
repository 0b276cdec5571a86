import { assertNever } from '../../../lib/assert-never'
import type { Failure, RetryCause } from '../../../model/payment-journal/payment-state'
import type { PaymentReport } from './payment-report'

const NOTHING = 'Nothing was charged.'
const KEPT = 'Your cart and address are still here.'

/** Why a purchase came to nothing. The title says each time that no money is gone. */
export function describeFailure(failure: Failure): PaymentReport {
  switch (failure.kind) {
    case 'method':
      return error(NOTHING, failure.reason)
    case 'declined':
    case 'nonce-used':
    case 'rejected':
      return error(NOTHING, inSentences(failure.reason, KEPT))
    case 'voided':
      return error('Your order could not be created, and your money stays yours.', failure.reason)
    case 'interrupted':
      return {
        tone: 'info',
        title: 'Your payment was interrupted. Nothing was charged.',
        text: `${KEPT} Pay again when you are ready.`,
      }
    case 'unrecorded':
      return error(
        NOTHING,
        'This browser can’t keep a record of the payment, because its storage for the shop is full or blocked. Allow or free some, then pay again.',
      )
    case 'not-attempted':
      return error(NOTHING, inSentences(describeRefusal(failure.cause), KEPT))
    default:
      return assertNever(failure)
  }
}

function describeRefusal(cause: RetryCause): string {
  switch (cause.kind) {
    case 'session':
      return 'Your session had ended. Sign in and pay again.'
    case 'offline':
      return 'You are offline. Pay again once you are connected.'
    case 'busy':
      return (
        cause.reason ??
        `That was too often in a short time. Wait ${Math.ceil(cause.retryAfterMs / 1000)} seconds and pay again.`
      )
    case 'refused':
    case 'fault':
      return cause.reason ?? 'The shop’s service did not take the payment. Try again in a moment.'
    case 'no-answer':
    case 'interrupted':
      return 'The shop’s service could not be reached. Try again in a moment.'
    default:
      return assertNever(cause)
  }
}

/** Services and gateways also answer without a full stop, or with nothing, and another sentence follows. */
export function inSentences(reason: string, next: string): string {
  const text = reason.trim()
  if (!text) return next
  return `${text}${/[.!?…。！？؟।]\p{P}*$/u.test(text) ? '' : '.'} ${next}`
}

const error = (title: string, text: string): PaymentReport => ({ tone: 'error', title, text })
