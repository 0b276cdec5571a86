import type { GatewayConfiguration } from '../configuration'
import { createGateway, type Gateway } from '../gateway'
import type { Access } from '../gateway-context'
import { createMemoryStore } from '../memory-store'
import type { CardInput } from '../payment-methods/tokenization'
import type { GatewayStore } from '../store'

export const GUEST: Access = { kind: 'tokenization-key' }
export const JANE: Access = { kind: 'client-token', customerId: 'jane' }
export const JOHN: Access = { kind: 'client-token', customerId: 'john' }

export const GOOD_CARD: CardInput = {
  number: '4111111111111111',
  expirationMonth: '12',
  expirationYear: '2030',
  cvv: '123',
}

export interface TestGateway {
  readonly gateway: Gateway
  readonly store: GatewayStore
  /** Moves the gateway's clock ahead. */
  wait(ms: number): void
}

/** A gateway with a controllable clock and predictable ids. */
export function createTestGateway(config: Partial<GatewayConfiguration> = {}): TestGateway {
  const store = createMemoryStore()
  let nowMs = Date.parse('2026-11-20T12:00:00Z')
  let ids = 0
  const gateway = createGateway({
    store,
    config,
    now: () => new Date(nowMs),
    randomId: () => {
      ids += 1
      return `id${ids}`
    },
  })
  return {
    gateway,
    store,
    wait: (ms) => {
      nowMs += ms
    },
  }
}

/**
 * A nonce of a freshly typed card.
 *
 * @throws Error when the gateway refused
 */
export async function nonceOf(
  gateway: Gateway,
  card: Partial<CardInput> = {},
  access: Access = GUEST,
): Promise<string> {
  const result = await gateway.tokenizeCard(access, { ...GOOD_CARD, ...card })
  if (!result.ok) throw new Error(result.problem.message)
  return result.value.nonce
}
