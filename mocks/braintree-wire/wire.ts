import { setTimeout as pause } from 'node:timers/promises'
import { createId } from '../braintree/control/page-gateway'
import type { GatewayConfiguration } from '../braintree/gateway/configuration'
import { createGateway, type Gateway } from '../braintree/gateway/gateway'
import { createMemoryStore } from '../braintree/gateway/memory-store'
import type { Part } from './part'

/** What a part answers instead of its own answer; `cut` lets the connection break. */
export type Answer =
  | 'cut'
  | {
      readonly status?: number
      readonly json?: unknown
      readonly body?: string
      readonly contentType?: string
    }

/** What is at a path of the host with the frames. */
export type ServePage = (pathname: string) => Answer | Promise<Answer>

export interface AskedFor {
  readonly part: Part
  readonly url: string
  readonly method: string
  readonly body: string
}

/** Settings of the gateway that the simulated one does not have. */
export interface WireSettings extends Partial<GatewayConfiguration> {
  /** Whether the gateway lets cards be tokenized by GraphQL, as it does for most merchants. */
  readonly hasGraphQl?: boolean
  /** Whose every client token is, `null` for a guest; any key is taken then too. Otherwise only the gateway's own are taken. */
  readonly everyTokenIsOf?: string | null
}

/** The provider behind the wire: every outside host of a browser context, as one thing that a test can steer. */
export interface Wire {
  readonly gateway: Gateway
  readonly settings: WireSettings
  /** The frame page of the card fields; without it the frames stay empty. */
  readonly frames: ServePage | undefined
  /** Whose account PayPal hands out. */
  paypalEmail: string
  /** What the shopper does in Venmo's app. */
  venmo: 'approve' | 'cancel' | 'fail'
  /** All that was asked for, in order. */
  readonly asked: AskedFor[]
  /** Addresses that no outside host of Braintree's has; a test with one has failed. */
  readonly unknown: string[]
  askedFor(part: Part): readonly AskedFor[]
  /** Lets a part answer something else from now on. */
  replace(part: Part, answer: Answer | ((asked: AskedFor) => Answer)): void
  /** Lets a part answer nothing until the returned function is called. */
  hold(part: Part): () => void
  /** Lets a part take that long to answer. */
  delay(part: Part, ms: number): void
  /** Lets a part answer as it always did. */
  mend(part: Part): void
  /** Resolves when a part has been answered next. */
  untilAnswered(part: Part): Promise<void>
  tellAnswered(part: Part): void
  /** What a part has to wait for, and what it then answers unless its own answer holds. */
  interfere(asked: AskedFor): Promise<Answer | undefined>
  /** A client token of this gateway: of a customer, or of a guest. */
  createClientToken(customerId?: string): Promise<string>
}

export const MERCHANT = 'simulated_merchant'
export const TOKENIZATION_KEY = `sandbox_testkey_${MERCHANT}`
export const CLIENT_API = `https://api.sandbox.braintreegateway.com:443/merchants/${MERCHANT}/client_api`

export function createWire(settings: WireSettings = {}, frames?: ServePage): Wire {
  const gateway = createGateway({
    store: createMemoryStore(),
    now: () => new Date(),
    randomId: createId,
    config: { ...settings, merchantId: MERCHANT },
  })
  const asked: AskedFor[] = []
  const replaced = new Map<Part, Answer | ((asked: AskedFor) => Answer)>()
  const held = new Map<Part, Promise<void>>()
  const delays = new Map<Part, number>()
  const waiting = new Map<Part, () => void>()
  return {
    gateway,
    settings,
    frames,
    paypalEmail: 'jane@example.com',
    venmo: 'approve',
    asked,
    unknown: [],
    askedFor: (part) => asked.filter((request) => request.part === part),
    replace: (part, answer) => void replaced.set(part, answer),
    hold(part) {
      let release = (): void => undefined
      held.set(part, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(part)
        release()
      }
    },
    delay: (part, ms) => void delays.set(part, ms),
    mend(part) {
      replaced.delete(part)
      delays.delete(part)
    },
    untilAnswered: (part) => new Promise((resolve) => void waiting.set(part, resolve)),
    tellAnswered(part) {
      waiting.get(part)?.()
      waiting.delete(part)
    },
    async interfere(request) {
      asked.push(request)
      await held.get(request.part)
      const delayMs = delays.get(request.part)
      if (delayMs !== undefined) await pause(delayMs)
      const answer = replaced.get(request.part)
      return typeof answer === 'function' ? answer(request) : answer
    },
    createClientToken: (customerId) =>
      gateway.generateClientToken({
        clientApiUrl: CLIENT_API,
        ...(customerId === undefined ? {} : { customerId }),
      }),
  }
}
