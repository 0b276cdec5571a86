import type { Access, GatewayContext } from './gateway-context'
import { refuse } from './payment-methods/refuse'
import type { GatewayResult } from './payment-methods/tokenization'

/** Shape of a tokenization key: environment, key, merchant. */
const TOKENIZATION_KEY = /^[a-z0-9]+_[a-z0-9]+_[a-z0-9_]+$/i

const TOKEN_VERSION = 2

/** Where the published `braintree-web` asks for the configuration; whoever answers for that host in a test takes the token. */
const SANDBOX = 'https://api.sandbox.braintreegateway.com:443'

export interface ClientTokenOptions {
  readonly customerId?: string
  readonly clientApiUrl: string
}

/** Makes a signed client token; see `Gateway.generateClientToken`. */
export async function generateClientToken(
  context: GatewayContext,
  options: ClientTokenOptions,
): Promise<string> {
  const claims = [
    `created_at=${context.now().toISOString()}`,
    ...(options.customerId === undefined
      ? []
      : [`customer_id=${encodeURIComponent(options.customerId)}`]),
    `merchant_id=${encodeURIComponent(context.config.merchantId)}`,
  ].join('&')
  const signature = await context.sign(claims)
  return btoa(
    JSON.stringify({
      version: TOKEN_VERSION,
      authorizationFingerprint: `${signature}|${claims}`,
      clientApiUrl: options.clientApiUrl,
      configUrl: `${SANDBOX}/merchants/${context.config.merchantId}/client_api/v1/configuration`,
      environment: context.config.environment,
      merchantId: context.config.merchantId,
    }),
  )
}

/** Checks an authorization that a browser sent: shape, signature and age. */
export async function authorize(
  context: GatewayContext,
  authorization: string,
): Promise<GatewayResult<Access>> {
  if (TOKENIZATION_KEY.test(authorization)) return authorizeKey(context, authorization)
  // Everything behind the first bar is signed, since all of it is read.
  const end = authorization.indexOf('|')
  const signature = authorization.slice(0, Math.max(end, 0))
  const claims = authorization.slice(end + 1)
  const expected = await context.sign(claims)
  if (!isEqual(signature, expected)) {
    return refuse('unauthorized', 'The authorization is not one of this gateway.')
  }
  const createdAt = Date.parse(new URLSearchParams(claims).get('created_at') ?? '')
  const age = context.now().getTime() - createdAt
  if (!(age < context.config.clientTokenLifetimeMs)) {
    return refuse('unauthorized', 'The client token has expired. Ask for a new one.')
  }
  return { ok: true, value: readAccess(`|${claims}`) }
}

/** Who an authorization speaks for, without checking whether it is genuine. */
export function readAccess(authorization: string): Access {
  if (TOKENIZATION_KEY.test(authorization)) return { kind: 'tokenization-key' }
  const [claim] = /(?<=[|&?])customer_id=[^&]+/.exec(authorization) ?? []
  return { kind: 'client-token', customerId: new URLSearchParams(claim).get('customer_id') }
}

function authorizeKey(context: GatewayContext, key: string): GatewayResult<Access> {
  const { environment, merchantId } = context.config
  if (key.startsWith(`${environment}_`) && key.endsWith(`_${merchantId}`)) {
    return { ok: true, value: { kind: 'tokenization-key' } }
  }
  return refuse('unauthorized', 'The tokenization key is not one of this merchant.')
}

/** Compares in time that does not depend on where the texts differ. */
function isEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < other.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  }
  return difference === 0
}
