import { createGateway } from '../../../../mocks/braintree/gateway/gateway'
import { createMemoryStore } from '../../../../mocks/braintree/gateway/memory-store'
import { nonceOf } from '../../../../mocks/braintree/gateway/testing/test-gateway'
import type { WireTransaction } from './wire-transactions'

/**
 * What the gateway of the wire keeps, and how it is set up. Sales are decided by the simulated gateway, so that its
 * amounts and nonces hold here too.
 */
export interface WireGateway {
  readonly transactions: Map<string, WireTransaction>
  readonly customers: Set<string>
  /** Each transaction by the request key that it was made with. */
  readonly byRequestKey: Map<string, WireTransaction>
  readonly accounts: Map<
    string,
    { readonly currencyIsoCode: string | null; readonly status: string | null }
  >
  /** What each sale was asked with, also those that were refused. */
  readonly sales: Readonly<Record<string, unknown>>[]
  readonly simulated: ReturnType<typeof createGateway>
  /** How long the search does not know of a transaction. */
  searchLagMs: number
  /** Whether a request key is heard: else it is as if it were not there. */
  hearsRequestKeys: boolean
  /** Of new sales; that of the outcome where it is `undefined`. */
  status: string | undefined
  currencyIsoCode: string
  pageSize: number
  now(): Date
  /** A nonce of a card that is used once. */
  issueNonce(): Promise<string>
}

export function createWireGateway(now: () => Date): WireGateway {
  let ids = 0
  const simulated = createGateway({
    store: createMemoryStore(),
    now,
    randomId: () => `bt${++ids}`,
  })
  return {
    transactions: new Map(),
    customers: new Set(),
    byRequestKey: new Map(),
    accounts: new Map([['shop_usd', { currencyIsoCode: 'USD', status: 'active' }]]),
    sales: [],
    simulated,
    searchLagMs: 0,
    hearsRequestKeys: true,
    status: undefined,
    currencyIsoCode: 'USD',
    pageSize: 50,
    now,
    issueNonce: () => nonceOf(simulated),
  }
}
