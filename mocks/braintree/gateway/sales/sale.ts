import type { TransactionRecord } from '../store'

export interface SaleRequest {
  /** Decimal string with at most two places, as the server SDK accepts it: `'12.30'`. */
  readonly amount: string
  readonly paymentMethodNonce: string
  /** When given, a nonce of a saved method must belong to this customer. */
  readonly customerId?: string
  readonly orderId?: string
}

export interface ValidationError {
  /** The gateway's numeric code as text, for example `'91564'`. */
  readonly code: string
  readonly attribute: string
  readonly message: string
}

/** What came of a sale, in the vocabulary of the sandbox. Only the first two move money. */
export type SaleOutcome =
  | {
      readonly status: 'submitted_for_settlement' | 'settlement_pending'
      readonly success: true
      readonly transaction: TransactionRecord
    }
  | {
      readonly status: 'processor_declined' | 'settlement_declined'
      readonly success: false
      readonly message: string
      readonly processorResponseCode: string
      readonly processorResponseText: string
      readonly transaction: TransactionRecord
    }
  | {
      readonly status: 'gateway_rejected'
      readonly success: false
      readonly message: string
      readonly gatewayRejectionReason: string
      readonly transaction: TransactionRecord
    }
  | {
      readonly status: 'failed'
      readonly success: false
      readonly message: string
      readonly processorResponseCode: string
      readonly processorResponseText: string
      readonly transaction: TransactionRecord
    }
  | {
      /** Nothing was attempted and no transaction exists. */
      readonly status: 'validation_error'
      readonly success: false
      readonly message: string
      readonly errors: readonly [ValidationError, ...ValidationError[]]
    }
