import type { GatewayContext } from '../gateway-context'
import type { NonceRecord } from '../store'

export type NonceSubject = Pick<
  NonceRecord,
  'instrument' | 'customerId' | 'vaultToken' | 'scenario'
> & { readonly threeDSecure?: NonceRecord['threeDSecure'] }

/** Makes and stores a nonce that is good for one sale within its lifetime. */
export async function issueNonce(
  context: GatewayContext,
  subject: NonceSubject,
): Promise<NonceRecord> {
  const now = context.now()
  const record: NonceRecord = {
    threeDSecure: null,
    ...subject,
    nonce: `token_${context.randomId()}`,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + context.config.nonceLifetimeMs).toISOString(),
    consumed: false,
  }
  await context.store.saveNonce(record)
  return record
}
