import type { Client } from '../client/client-instance'
import type { ClientConfiguration } from '../gateway/client-configuration'
import type { Gateway } from '../gateway/gateway'
import { BraintreeError, type BraintreeErrorOptions } from '../shared/braintree-error'
import type { EventEmitter } from '../shared/event-emitter'
import type { ThreeDSecureEvents } from '../three-d-secure/verification'
import {
  type CallPlan,
  type CallPlans,
  createCallPlans,
  type PlanOptions,
} from './calls/call-plans'
import { type CallRecorder, createCallRecorder } from './calls/call-recorder'
import type { CallName } from './calls/recorded-call'
import { type ChallengeControl, createChallengeControl } from './challenge-control'
import { createHostedFieldsControl, type HostedFieldsControl } from './hosted-fields-control'
import { createInstanceRegistry, type InstanceRegistry } from './instance-registry'
import { createId, createPageGateway } from './page-gateway'
import { createPayPalControl, DEFAULT_PAYPAL_EMAIL, type PayPalControl } from './paypal-control'
import { applySettings, type SimulatorSettings } from './settings'
import { createVaultControl, type VaultControl } from './vault-control'
import {
  type ApplePayControl,
  askAboutEverything,
  createApplePayControl,
  createGooglePayControl,
  createVenmoControl,
  type GooglePayControl,
  type ShopperDecisions,
  type VenmoControl,
} from './wallets-control'

type ErrorLike = Partial<BraintreeErrorOptions> & { readonly code: string }

/** Where the requests of a client token go. */
export type GatewayPlace =
  /** To the gateway that it names. */
  | { readonly kind: 'token' }
  /** To that in the page, as this customer or as a guest (`null`), whomever it names. */
  | { readonly kind: 'page'; readonly customerId: string | null }

/**
 * Controls the simulated components from tests and demo pages. By default everything succeeds. What is planned for
 * `'client.create'` or `'gateway.configuration'`, or configured, applies to the page's next client: the shared one is forgotten.
 */
export interface Simulator {
  /** Changes the gateway's configuration for clients created from now on. */
  configure(settings: SimulatorSettings): void
  /** Lets calls such as `'hosted-fields.tokenize'` or `'client.create'` come late. */
  delay(name: CallName, ms: number, options?: PlanOptions): void
  /** Lets calls fail, with a `BraintreeError` when given a code, else with the object itself. */
  fail(name: CallName, error: ErrorLike | object, options?: PlanOptions): void
  /** Lets calls never answer, until `release`. */
  hang(name: CallName, options?: PlanOptions): void
  /** Lets the calls go on that hang now, and later ones not hang any more. */
  release(name: CallName): void
  /** Lets calls answer with the value instead of doing their work. */
  answer(name: CallName, value: unknown, options?: PlanOptions): void
  readonly calls: CallRecorder
  /** The page's clients, also those on their way, by authorization. */
  readonly clients: Map<string, Promise<Client>>
  readonly hostedFields: HostedFieldsControl
  readonly paypal: PayPalControl
  readonly venmo: VenmoControl
  readonly applePay: ApplePayControl
  readonly googlePay: GooglePayControl
  /** Banks' challenges that wait for a test's answer. */
  readonly challenges: ChallengeControl
  /** Sends 3D Secure's events, true or not, to the merchant's handlers. */
  readonly threeDSecure: InstanceRegistry<EventEmitter<ThreeDSecureEvents>>
  gatewayPlace: GatewayPlace
  /** Whether other parties' scripts load: the bank's window (Songbird) and PayPal's look at the device (fb.js). */
  readonly scripts: { isSongbirdLoaded: boolean; isFraudnetLoaded: boolean }
  /** Who answers the windows of wallets and banks; set its members. */
  readonly decisions: ShopperDecisions
  readonly vault: VaultControl
  /** A client token that keeps everything in the page; a returning customer's when one is named. */
  createClientToken(customerId?: string): string
  /** The gateway inside the page; pages whose client token names an API don't use it. */
  gateway(): Gateway
  /** Forgets settings, plans, records, calls and saved methods. */
  reset(): void

  readonly plans: CallPlans
  createId(): string
  clientConfigurationOverrides(configuration: ClientConfiguration): ClientConfiguration
}

/** Sent to the window, with the simulator as `detail`, as soon as there is one. */
const SIMULATOR_EVENT = 'braintreesimulator'

declare global {
  var braintreeSimulator: Simulator | undefined
  interface WindowEventMap {
    [SIMULATOR_EVENT]: CustomEvent<Simulator>
  }
}

/** The page's one simulator, also when several bundles bring these modules along. */
export function getSimulator(): Simulator {
  globalThis.braintreeSimulator ??= announce(createSimulator())
  return globalThis.braintreeSimulator
}

/** Lets scripts that ran before the page's own steer everything from the first call on. */
function announce(simulator: Simulator): Simulator {
  if (typeof window !== 'undefined') {
    window.dispatchEvent(new CustomEvent(SIMULATOR_EVENT, { detail: simulator }))
  }
  return simulator
}

function createSimulator(): Simulator {
  let settings: SimulatorSettings = {}
  const plans = createCallPlans()
  const calls = createCallRecorder()
  const clients = new Map<string, Promise<Client>>()
  const hostedFields = createHostedFieldsControl()
  const paypal = createPayPalControl()
  const venmo = createVenmoControl()
  const applePay = createApplePayControl()
  const googlePay = createGooglePayControl()
  const threeDSecure =
    createInstanceRegistry<EventEmitter<ThreeDSecureEvents>>('3D Secure component')
  const challenges = createChallengeControl()
  const scripts = { isSongbirdLoaded: true, isFraudnetLoaded: true }
  const decisions = askAboutEverything()
  const pageGateway = createPageGateway()
  function plan(name: CallName, planned: CallPlan, options?: PlanOptions): void {
    if (name === 'client.create' || name === 'gateway.configuration') clients.clear()
    plans.add(name, planned, options)
  }

  return {
    configure(changes) {
      settings = { ...settings, ...changes }
      clients.clear()
    },
    delay: (name, ms, options) => plan(name, { kind: 'delay', ms }, options),
    fail: (name, error, options) => plan(name, { kind: 'fail', error: toError(error) }, options),
    hang: (name, options) => plan(name, { kind: 'hang' }, options),
    release: (name) => plans.release(name),
    answer: (name, value, options) => plan(name, { kind: 'answer', value }, options),
    calls,
    clients,
    hostedFields,
    paypal,
    venmo,
    applePay,
    googlePay,
    challenges,
    threeDSecure,
    scripts,
    decisions,
    vault: createVaultControl(
      () => pageGateway.open(settings),
      (customerId) => pageGateway.store().listVaulted(customerId),
    ),
    createClientToken,
    gatewayPlace: { kind: 'token' },
    gateway: () => pageGateway.open(settings),
    reset() {
      settings = {}
      plans.clear()
      calls.clear()
      clients.clear()
      pageGateway.clear()
      paypal.payments.clear()
      paypal.approvals.clear()
      paypal.email = DEFAULT_PAYPAL_EMAIL
      challenges.clear()
      Object.assign(scripts, { isSongbirdLoaded: true, isFraudnetLoaded: true })
      Object.assign(decisions, askAboutEverything())
      Object.assign(venmo, createVenmoControl())
      const { sessions, ...wallet } = createApplePayControl()
      Object.assign(applePay, wallet)
      Object.assign(googlePay, createGooglePayControl())
    },
    plans,
    createId,
    clientConfigurationOverrides: (configuration) => applySettings(configuration, settings),
  }
}

function toError(error: ErrorLike | object): object {
  if (error instanceof Error || !('code' in error)) return error
  return new BraintreeError({ type: 'UNKNOWN', message: `Simulated ${error.code}`, ...error })
}

function createClientToken(customerId?: string): string {
  const customer = customerId === undefined ? '' : `&customer_id=${encodeURIComponent(customerId)}`
  const authorizationFingerprint = `simulated|created_at=${new Date().toISOString()}${customer}`
  return btoa(JSON.stringify({ version: 2, authorizationFingerprint, environment: 'sandbox' }))
}
