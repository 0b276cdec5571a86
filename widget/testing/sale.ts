/** A charge as the server's SDK asks for it; what else that takes is not looked at. */
export interface SaleRequest {
  /** Decimal text with at most two places: `'12.30'`. */
  readonly amount: string
  readonly paymentMethodNonce: string
}

export interface SaleTransaction {
  readonly id: string
  readonly amount: string
  readonly status:
    | 'submitted_for_settlement'
    | 'settlement_pending'
    | 'settlement_declined'
    | 'processor_declined'
    | 'gateway_rejected'
    | 'failed'
  /** `'1000'` when approved, `''` where no processor was asked. */
  readonly processorResponseCode: string
  readonly processorResponseText: string
  /** `'fraud'`, say; `''` unless the gateway rejected it. */
  readonly gatewayRejectionReason: string
}

export interface SaleError {
  /** `'91564'`: the nonce was used already, `'91565'`: nobody knows it. */
  readonly code: string
  readonly attribute: string
  readonly message: string
}

/** What came of a charge, with the members of the SDK's result that a shop's server reads. */
export type SaleResult =
  | { readonly success: true; readonly transaction: SaleTransaction }
  | { readonly success: false; readonly message: string; readonly transaction: SaleTransaction }
  | {
      readonly success: false
      readonly message: string
      /** Nothing was attempted. */
      readonly transaction?: undefined
      readonly errors: { deepErrors(): readonly SaleError[] }
    }
