import type { GatewayContext } from '../gateway-context'
import { findTestNonce } from '../scenarios/find-test-nonce'
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
    nonce: chooseNonce(context, subject),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + context.config.nonceLifetimeMs).toISOString(),
    consumed: false,
  }
  await context.store.saveNonce(record)
  return record
}

/** Of several saved methods each needs a nonce of its own, since by it one is chosen and deleted. */
function chooseNonce({ config, randomId }: GatewayContext, subject: NonceSubject): string {
  const isSaved = subject.vaultToken !== null
  const testNonce = config.issuesTestNonces && !isSaved ? findTestNonce(subject) : undefined
  return testNonce ?? `token_${randomId()}`
}
