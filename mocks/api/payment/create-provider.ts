import { createHmac } from 'node:crypto'
import { createGateway } from '../../braintree/gateway/gateway'
import type { GatewayApp } from '../../braintree/gateway/http/gateway-app'
import { createGatewayRoutes } from '../../braintree/gateway/http/gateway-routes'
import type { BraintreeKeys } from '../configuration'
import { keptSecrets, type ReadSecret } from '../database/shared-secret'
import { drawBytes } from '../lib/random'
import type { Services } from '../services'
import type { PaymentProvider } from './payment-provider'
import { rememberFreshNonces } from './simulated-provider/fresh-nonces'
import { createGatewayStore } from './simulated-provider/gateway-store'
import { createSimulatedProvider } from './simulated-provider/simulated-provider'

export interface Provider {
  readonly payments: PaymentProvider
  /** The calls of the simulated gateway; absent when charges are real. */
  readonly gatewayRoutes?: GatewayApp
}

type Shop = Pick<Services, 'database' | 'now' | 'publicPath'>

const ID_BYTES = 16
const PROVIDER_TIMEOUT_MS = 30_000

/** Braintree where its keys are set, else the simulated gateway over the shop's own database. */
export function createProvider(
  shop: Shop,
  keys: BraintreeKeys | undefined,
  simulation: Partial<Simulation> = {},
): Promise<Provider> {
  return keys ? createRealProvider(keys) : createGatewayProvider(shop, simulation)
}

/** What the simulated gateway needs to know. */
interface Simulation {
  readonly readSecret: ReadSecret
  /** Whether a nonce may turn into an earlier one of the same name. */
  readonly mayRewind: boolean
}

async function createGatewayProvider(
  shop: Shop,
  { readSecret = keptSecrets(shop.database), mayRewind = false }: Partial<Simulation>,
): Promise<Provider> {
  const { database, now } = shop
  const store = createGatewayStore(database)
  const gateway = createGateway({
    store: mayRewind ? store : rememberFreshNonces(store),
    now,
    randomId: () => drawBytes(ID_BYTES).toString('hex'),
    // Web Crypto hands these two microseconds to another thread, which takes fifty times as long.
    sign: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
    config: { signingKey: await readSecret('gateway-signing-key') },
  })
  return {
    payments: createSimulatedProvider(gateway, shop),
    gatewayRoutes: createGatewayRoutes(gateway),
  }
}

async function createRealProvider({
  environment,
  merchantAccountId,
  takesTestNonces,
  ...keys
}: BraintreeKeys): Promise<Provider> {
  // Loaded when it is used: the SDK takes longer to load than the rest of the API.
  const [{ default: braintree }, { createBraintreeProvider }] = await Promise.all([
    import('braintree'),
    import('./real-provider/braintree-provider'),
  ])
  const gateway = new braintree.BraintreeGateway({
    ...keys,
    environment:
      environment === 'production'
        ? braintree.Environment.Production
        : braintree.Environment.Sandbox,
  })
  gateway.config.timeout = PROVIDER_TIMEOUT_MS
  return { payments: createBraintreeProvider(gateway, { merchantAccountId, takesTestNonces }) }
}
