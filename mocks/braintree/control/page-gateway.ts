import { createGateway, type Gateway } from '../gateway/gateway'
import { createMemoryStore } from '../gateway/memory-store'
import type { GatewayStore } from '../gateway/store'
import { toHex } from '../shared/to-hex'
import { type SimulatorSettings, toGatewayConfiguration } from './settings'

/** The gateway inside the page, over one store until it is reset. */
export interface PageGateway {
  /** A gateway with these settings; the records are shared by all of them. */
  open(settings: SimulatorSettings): Gateway
  store(): GatewayStore
  clear(): void
}

export function createPageGateway(): PageGateway {
  let store = createMemoryStore()
  return {
    open: (settings) =>
      createGateway({
        store,
        now: () => new Date(),
        randomId: createId,
        config: toGatewayConfiguration(settings),
      }),
    store: () => store,
    clear() {
      store = createMemoryStore()
    },
  }
}

/** An unguessable id, also on pages without a secure origin, where `randomUUID` is missing. */
export function createId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
