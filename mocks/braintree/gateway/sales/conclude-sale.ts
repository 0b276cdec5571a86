import { assertNever } from '../../shared/assert-never'
import type { SaleEffect } from '../scenarios/scenario'
import type { TransactionRecord, TransactionStatus } from '../store'
import { processorResponse } from './processor-responses'
import type { SaleOutcome } from './sale'

type Attempt = Omit<
  TransactionRecord,
  'status' | 'processorResponseCode' | 'processorResponseText' | 'gatewayRejectionReason'
>

interface Conclusion {
  readonly outcome: SaleOutcome
  readonly transaction: TransactionRecord
}

/** Turns the effect of a sale into its transaction and the answer to the merchant. */
export function concludeSale(
  effect: Exclude<SaleEffect, { kind: 'invalid' }>,
  attempt: Attempt,
): Conclusion {
  switch (effect.kind) {
    case 'approve':
      return succeed(attempt, 'submitted_for_settlement', '1000')
    case 'settlement-pending':
      return succeed(attempt, 'settlement_pending', effect.responseCode)
    case 'decline':
      return decline(attempt, 'processor_declined', effect.responseCode)
    case 'settlement-decline':
      return decline(attempt, 'settlement_declined', effect.responseCode)
    case 'fail':
      return decline(attempt, 'failed', effect.responseCode)
    case 'reject':
      return reject(attempt, effect.reason)
    default:
      return assertNever(effect)
  }
}

function succeed(
  attempt: Attempt,
  status: 'submitted_for_settlement' | 'settlement_pending',
  responseCode: string,
): Conclusion {
  const transaction = record(attempt, status, responseCode)
  return { outcome: { status, success: true, transaction }, transaction }
}

function decline(
  attempt: Attempt,
  status: 'processor_declined' | 'settlement_declined' | 'failed',
  responseCode: string,
): Conclusion {
  const transaction = record(attempt, status, responseCode)
  const response = processorResponse(responseCode)
  const outcome: SaleOutcome = {
    status,
    success: false,
    message: response.text,
    processorResponseCode: response.code,
    processorResponseText: response.text,
    transaction,
  }
  return { outcome, transaction }
}

function reject(attempt: Attempt, reason: string): Conclusion {
  const transaction: TransactionRecord = {
    ...attempt,
    status: 'gateway_rejected',
    processorResponseCode: null,
    processorResponseText: null,
    gatewayRejectionReason: reason,
  }
  const outcome: SaleOutcome = {
    status: 'gateway_rejected',
    success: false,
    message: `Gateway Rejected: ${reason}`,
    gatewayRejectionReason: reason,
    transaction,
  }
  return { outcome, transaction }
}

function record(
  attempt: Attempt,
  status: TransactionStatus,
  responseCode: string,
): TransactionRecord {
  const response = processorResponse(responseCode)
  return {
    ...attempt,
    status,
    processorResponseCode: response.code,
    processorResponseText: response.text,
    gatewayRejectionReason: null,
  }
}
