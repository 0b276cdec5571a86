import type { GatewayResult } from '../gateway/payment-methods/tokenization'
import { type GatewayConnection, GatewayUnreachableError } from './gateway-connection'
import {
  parseConfiguration,
  parseLookup,
  parsePaymentMethod,
  parseProblem,
  parseSavedMethods,
} from './parse-response'

type Call = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parse: (answer: unknown) => Value,
  body?: unknown,
) => Promise<GatewayResult<Value>>

/**
 * Connects to a gateway behind an address or a path of the page's own origin.
 *
 * @throws GatewayUnreachableError from each call, when no response comes or it can't be read
 */
export function connectToHttpGateway(
  clientApiUrl: string,
  authorization: string,
): GatewayConnection {
  const call = createCall(clientApiUrl, authorization)
  return {
    configuration: () =>
      call('GET', 'configuration', (answer) => ({ ...parseConfiguration(answer), clientApiUrl })),
    tokenizeCard: (input) =>
      call('POST', 'payment_methods/credit_cards', parsePaymentMethod, input),
    tokenizePayPal: (input) =>
      call('POST', 'payment_methods/paypal_accounts', parsePaymentMethod, input),
    tokenizeVenmo: (input) =>
      call('POST', 'payment_methods/venmo_accounts', parsePaymentMethod, input),
    tokenizeWalletCard: (input) =>
      call('POST', 'payment_methods/wallet_cards', parsePaymentMethod, input),
    fetchPaymentMethods: ({ defaultFirst }) =>
      call('GET', `payment_methods?default_first=${defaultFirst ? 1 : 0}`, parseSavedMethods),
    deletePaymentMethod: (nonce) =>
      call('DELETE', `payment_methods/${encodeURIComponent(nonce)}`, () => null),
    lookUpThreeDSecure: ({ nonce, amount }) =>
      call('POST', `${threeDSecurePath(nonce)}/lookup`, parseLookup, { amount }),
    answerThreeDSecure: ({ nonce, isAnsweredRight }) =>
      call('POST', `${threeDSecurePath(nonce)}/answer`, parsePaymentMethod, { isAnsweredRight }),
    sendAnalytics(data) {
      // Losing an event must neither hold up nor trouble a shopper.
      call('POST', 'analytics', () => null, data).catch(() => undefined)
    },
  }
}

function threeDSecurePath(nonce: string): string {
  return `payment_methods/${encodeURIComponent(nonce)}/three_d_secure`
}

function createCall(clientApiUrl: string, authorization: string): Call {
  return async (method, path, parse, body) => {
    const response = await send(`${clientApiUrl}/v1/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${authorization}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await readAnswer(response)
    if (response.ok) return { ok: true, value: parse(answer) }
    const problem = parseProblem(answer)
    if (problem) return { ok: false, problem }
    throw new GatewayUnreachableError(`The gateway answered with status ${response.status}.`)
  }
}

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (cause) {
    throw new GatewayUnreachableError('The gateway could not be reached.', { cause })
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  try {
    return await response.json()
  } catch (cause) {
    throw new GatewayUnreachableError("The gateway's answer could not be read.", { cause })
  }
}
