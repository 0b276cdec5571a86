import { DropInError } from '../../model/terms/dropin-error'
import { callMethod } from '../edge/call-method'
import { toRecord } from '../edge/to-record'

const SCRIPT_ID = 'braintree-dropin-google-payment-script'
const SCRIPT_URL = 'https://pay.google.com/gp/p/js/pay.js'

/**
 * Google's own client: the one that the page has, else that of the script.
 *
 * @throws DropInError `SCRIPT_FAILED` when the script does not load or brings no client
 */
export async function createGooglePaymentsClient(gatewayEnvironment: string): Promise<object> {
  if (!readClientClass()) {
    const { loadScript } = await import('../page/load-script')
    await loadScript({ id: SCRIPT_ID, src: SCRIPT_URL })
  }
  const PaymentsClient = readClientClass()
  if (!PaymentsClient) {
    throw new DropInError('SCRIPT_FAILED', { message: `${SCRIPT_URL} brought no Google Pay.` })
  }
  const environment = gatewayEnvironment === 'production' ? 'PRODUCTION' : 'TEST'
  const client: object = Reflect.construct(PaymentsClient, [{ environment }])
  return client
}

export async function isReadyToPay(client: object): Promise<boolean> {
  const allowedPaymentMethods = ['CARD', 'TOKENIZED_CARD']
  const answer = await callMethod(client, 'isReadyToPay', { allowedPaymentMethods })
  return Boolean(toRecord(answer)['result'])
}

type Constructor = new (...args: unknown[]) => object

function readClientClass(): Constructor | undefined {
  const google = toRecord(Reflect.get(globalThis, 'google'))
  const candidate = toRecord(toRecord(google['payments'])['api'])['PaymentsClient']
  return isConstructor(candidate) ? candidate : undefined
}

function isConstructor(candidate: unknown): candidate is Constructor {
  return typeof candidate === 'function'
}
