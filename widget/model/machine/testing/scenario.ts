import type { MethodEntry } from '../../terms/method-entry'
import type { PaymentMethod } from '../../terms/payment-method'
import type { PaymentOptionId } from '../../terms/payment-option'
import type { Effect } from '../effect'
import type { ModelEvent } from '../model-event'
import { createState, type DependencyId, type DropInState, type Rules } from '../state'
import { transition } from '../transition'

/** The model without a page: dispatches events, records every effect, and runs timers on demand. */
export interface Scenario {
  state: DropInState
  readonly effects: Effect[]
  send(...events: ModelEvent[]): Scenario
  /** Sends the events of all timers that are waiting. */
  runTimers(): Scenario
  /** Forgets the effects so far, to look at the next ones alone. */
  forget(): Scenario
  /** What the merchant and the analytics heard, in order. */
  heard(): string[]
}

interface ScenarioOptions {
  readonly rules?: Partial<Rules>
  readonly options?: readonly PaymentOptionId[]
  readonly extras?: readonly DependencyId[]
  readonly methods?: readonly PaymentMethod[]
}

const RULES: Rules = {
  isGuest: false,
  preselectsFirst: true,
  allowsDeletion: true,
  requiresDeviceData: false,
}

/** Starts a widget whose options are still initializing. */
export function startScenario(options: ScenarioOptions = {}): Scenario {
  const offered = options.options ?? ['card', 'paypal']
  return createScenario(options.rules).send(
    { type: 'options-known', options: offered, extras: [...(options.extras ?? []), 'vault'] },
    { type: 'entries-known', entries: (options.methods ?? []).map(toEntry) },
  )
}

/** A widget that doesn't know its options yet. */
export function createScenario(rules: Partial<Rules> = {}): Scenario {
  const scenario: Scenario = {
    state: createState({ ...RULES, ...rules }),
    effects: [],
    send(...events) {
      for (const event of events) {
        const step = transition(scenario.state, event)
        scenario.state = step.state
        scenario.effects.push(...step.effects)
      }
      return scenario
    },
    runTimers() {
      const timers = scenario.effects.flatMap((effect) => (effect.type === 'after' ? [effect] : []))
      scenario.effects.splice(0, scenario.effects.length, ...withoutTimers(scenario.effects))
      return scenario.send(...timers.map(({ event }) => event))
    },
    forget() {
      scenario.effects.splice(0, scenario.effects.length)
      return scenario
    },
    heard: () => scenario.effects.flatMap(describeEffect),
  }
  return scenario
}

/** Starts a widget and lets every option and extra succeed. */
export function startReadyScenario(options: ScenarioOptions = {}): Scenario {
  const scenario = startScenario(options)
  const ids = [...(options.options ?? ['card', 'paypal']), ...(options.extras ?? [])]
  const done = ids.map((id) => ({ type: 'dependency-done', id }) as const)
  return scenario.send(...done).forget()
}

export function savedCard(nonce: string): PaymentMethod {
  return {
    nonce,
    type: 'CreditCard',
    details: { lastFour: '1111', cardType: 'Visa' },
    vaulted: true,
  }
}

export function newCard(nonce: string): PaymentMethod {
  return { nonce, type: 'CreditCard', details: { lastFour: '4444', cardType: 'MasterCard' } }
}

export function newPayPal(nonce: string): PaymentMethod {
  return { nonce, type: 'PayPalAccount', details: { email: 'shopper@example.com' } }
}

export function toEntry(method: PaymentMethod): MethodEntry {
  return { id: method.nonce, method }
}

function withoutTimers(effects: readonly Effect[]): Effect[] {
  return effects.filter(({ type }) => type !== 'after')
}

function describeEffect(effect: Effect): string[] {
  switch (effect.type) {
    case 'emit':
      return [[effect.name, ...Object.values(effect.payload ?? {})].join(' ')]
    case 'track':
      return [`track ${effect.kind}`]
    case 'delete-method':
      return [`delete ${effect.nonce}`]
    case 'fetch-methods':
      return ['fetch']
    case 'report':
      return ['report']
    case 'after':
      return []
  }
}
