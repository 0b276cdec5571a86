import type { GatewayConnection } from '../client/gateway-connection'
import { askGateway } from '../component/ask-gateway'
import { BraintreeError, type BraintreeErrorType } from '../component/braintree-error'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import type { WalletCardInput } from '../gateway/payment-methods/tokenization'

interface WalletError {
  readonly type: BraintreeErrorType
  readonly code: string
}

/** Exchanges a wallet's card for a payment method, or throws the component's error. */
export async function tokenizeWalletCard(
  connection: GatewayConnection,
  input: WalletCardInput,
  error: WalletError,
): Promise<PaymentMethod> {
  const result = await askGateway(connection.tokenizeWalletCard(input), error.code)
  if (result.ok) return result.value
  throw new BraintreeError({
    ...error,
    message: result.problem.message,
    details: { originalError: result.problem },
  })
}
