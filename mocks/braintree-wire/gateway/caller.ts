import { readAccess } from '../../braintree/gateway/client-token'
import type { Access } from '../../braintree/gateway/gateway-context'
import type { GatewayResult } from '../../braintree/gateway/payment-methods/tokenization'
import type { Answer, AskedFor, Wire } from '../wire'

/** A request to the gateway, with what its body says. */
export interface GatewayCall {
  readonly wire: Wire
  readonly asked: AskedFor
  readonly access: Access
  readonly body: Readonly<Record<string, unknown>>
}

/** Who asks, by the fingerprint or key that the request carries; an answer instead for a stranger. */
export async function readCall(
  wire: Wire,
  asked: AskedFor,
  bearer: string | undefined,
): Promise<GatewayCall | { readonly refused: Answer }> {
  const query = new URL(asked.url).searchParams
  const body: Record<string, unknown> = asked.body === '' ? {} : toRecord(JSON.parse(asked.body))
  const authorization =
    bearer ??
    query.get('authorizationFingerprint') ??
    query.get('tokenizationKey') ??
    String(body['authorizationFingerprint'] ?? body['tokenizationKey'] ?? '')
  const access = await readAuthorization(wire, authorization)
  if (!access.ok) return { refused: refusal(access) }
  return { wire, asked, access: access.value, body }
}

async function readAuthorization(
  { gateway, settings }: Wire,
  authorization: string,
): Promise<GatewayResult<Access>> {
  const { everyTokenIsOf: customerId } = settings
  if (customerId === undefined) return gateway.authorize(authorization)
  const access = readAccess(authorization)
  return { ok: true, value: access.kind === 'client-token' ? { ...access, customerId } : access }
}

/** What the gateway's REST calls answer when they refuse. */
export function refusal(result: GatewayResult<unknown> & { readonly ok: false }): Answer {
  const { code, message, fieldProblems } = result.problem
  const status = { unauthorized: 401, forbidden: 403, not_found: 404, conflict: 409 }
  const fieldErrors = [
    {
      field: 'creditCard',
      fieldErrors: fieldProblems.map(({ code: number, field, message: why }) => ({
        code: number,
        field,
        message: why,
      })),
    },
  ]
  return {
    status: code === 'invalid_input' ? 422 : status[code],
    json: { error: { message }, ...(fieldProblems.length > 0 ? { fieldErrors } : {}) },
  }
}

export function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
