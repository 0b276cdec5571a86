import { GatewayUnreachableError } from '../client/gateway-connection'
import { BraintreeError } from './braintree-error'

/**
 * Turns a gateway that can't be reached into the network error of a component.
 *
 * @throws BraintreeError of type `NETWORK` when the gateway can't be reached
 */
export async function translateNetworkError<Value>(
  answer: Promise<Value>,
  networkCode: string,
): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    throw new BraintreeError({
      type: 'NETWORK',
      code: networkCode,
      message: error.message,
      details: { originalError: error },
    })
  }
}
