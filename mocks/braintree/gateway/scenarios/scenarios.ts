import type { CardScenario, NonceScenario, SaleEffect, Scenario } from './scenario'
import { TEST_AMOUNTS } from './test-amounts'
import { TEST_CARDS } from './test-cards'
import { TEST_NONCES } from './test-nonces'

/** Every outcome that the simulated gateway knows by name, for tests and documents to list. */
export const SCENARIOS: readonly Scenario[] = [...TEST_CARDS, ...TEST_NONCES, ...TEST_AMOUNTS]

/** The name kept with a card that none of the published test numbers belongs to. */
export const NOT_A_TEST_CARD = 'not-a-test-card'

/**
 * Like the sandbox, the gateway gives a nonce for any well-formed number but charges test numbers
 * only, so that a real card typed by mistake is never taken for a paid order.
 */
const REFUSE_UNKNOWN_CARD: SaleEffect = {
  kind: 'invalid',
  errorCode: '81717',
  message: 'This is not one of the test card numbers. Pay with 4111 1111 1111 1111, for example.',
}

const CARDS_BY_NUMBER = new Map(TEST_CARDS.map((card) => [card.number, card]))
const CARDS_BY_NAME = new Map(TEST_CARDS.map((card) => [card.name, card]))
const NONCES = new Map(TEST_NONCES.map((scenario) => [scenario.nonce, scenario]))

export function findCardScenario(name: string): CardScenario | undefined {
  return CARDS_BY_NAME.get(name)
}

export function findNonceScenario(nonce: string): NonceScenario | undefined {
  return NONCES.get(nonce)
}

/** The name to keep instead of the number. */
export function scenarioNameOfNumber(number: string): string {
  return CARDS_BY_NUMBER.get(number)?.name ?? NOT_A_TEST_CARD
}

/** The effect of a stored scenario name; `null`: the amount decides. */
export function effectOfScenario(name: string | null): SaleEffect | null {
  if (name === null) return null
  if (name === NOT_A_TEST_CARD) return REFUSE_UNKNOWN_CARD
  const effect = CARDS_BY_NAME.get(name)?.effect
  return effect && effect.kind !== 'approve' ? effect : null
}
