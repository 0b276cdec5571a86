import type { PaymentMethodType } from '../instrument'
import type { ThreeDSecureResult } from '../store'

export interface BinData {
  readonly commercial: string
  readonly countryOfIssuance: string
  readonly debit: string
  readonly durbinRegulated: string
  readonly healthcare: string
  readonly issuingBank: string
  readonly payroll: string
  readonly prepaid: string
  readonly productId: string
}

/** A payment method as the browser sees it. JSON-serializable. */
export interface PaymentMethod {
  readonly nonce: string
  readonly type: PaymentMethodType
  readonly description: string
  /** Any of them may be empty or `null`: a card without a name on it says so. */
  readonly details: Readonly<Record<string, string | boolean | null>>
  readonly binData?: BinData
  readonly threeDSecureInfo?: ThreeDSecureResult
}

export interface SavedPaymentMethod extends PaymentMethod {
  readonly default: boolean
  readonly hasSubscription: boolean
}
