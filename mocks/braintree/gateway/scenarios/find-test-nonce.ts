import type { Instrument } from '../instrument'
import type { ThreeDSecureResult } from '../store'
import { APPROVE, type SaleEffect } from './scenario'
import { effectOfScenario } from './scenarios'
import { TEST_NONCES } from './test-nonces'

/** What a nonce stands for. */
export interface TestNonceSubject {
  readonly instrument: Instrument
  /** Name in the table of scenarios, `null` for the amount's own outcome. */
  readonly scenario: string | null
  readonly threeDSecure?: ThreeDSecureResult | null
}

/**
 * The sandbox's test nonce that is charged as this would be: of the same kind, with the same outcome, and with the same
 * result of 3D Secure and of the same brand where there is one. Nothing for what the sandbox has no nonce for, such as a
 * card that is none of its test cards.
 */
export function findTestNonce(subject: TestNonceSubject): string | undefined {
  const effect = effectOfScenario(subject.scenario) ?? APPROVE
  const alike = TEST_NONCES.filter(
    (one) => one.instrument.kind === subject.instrument.kind && isSameEffect(one.effect, effect),
  )
  const checked = alike.filter(
    ({ threeDSecure }) => threeDSecure?.status === subject.threeDSecure?.status,
  )
  const fitting = checked.length > 0 ? checked : alike.filter((one) => !one.threeDSecure)
  const found = fitting.find(({ instrument }) => isSameBrand(instrument, subject.instrument))
  return (found ?? fitting[0])?.nonce
}

function isSameEffect(one: SaleEffect, other: SaleEffect): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isSameBrand(one: Instrument, other: Instrument): boolean {
  return !('card' in one && 'card' in other) || one.card.brand === other.card.brand
}
