import type { CardFacts } from '../instrument'
import type { ThreeDSecureResult } from '../store'
import { APPROVE, type NonceScenario } from './scenario'
import { THREE_D_SECURE_CARDS } from './three-d-secure-cards'

const CARD: CardFacts = {
  brand: 'Visa',
  bin: '400000',
  lastFour: '1000',
  expirationMonth: '12',
  expirationYear: '2035',
  cardholderName: null,
  postalCode: null,
}

function checked(subject: string, cardScenario: string): NonceScenario {
  const nonce = `fake-three-d-secure-${subject}-nonce`
  return {
    by: 'nonce',
    name: nonce.replace(/-nonce$/, ''),
    nonce,
    instrument: { kind: 'card', card: CARD },
    effect: APPROVE,
    threeDSecure: resultOf(cardScenario),
  }
}

/** The same results as the cards', so that a nonce and a typed card can't tell different stories. */
function resultOf(cardScenario: string): ThreeDSecureResult {
  const found = THREE_D_SECURE_CARDS.find((card) => card.name === cardScenario)
  if (!found?.threeDSecure) throw new Error(`No 3D Secure test card is named ${cardScenario}.`)
  return found.threeDSecure.result
}

/** Nonces of cards that a 3D Secure check has been made for. */
export const THREE_D_SECURE_NONCES: readonly NonceScenario[] = [
  checked('visa-full-authentication', '3ds-frictionless-visa'),
  checked('visa-lookup-timeout', '3ds-lookup-timeout-visa'),
  checked('visa-failed-authentication', '3ds-failed-visa'),
  checked('visa-attempts-non-participating', '3ds-attempted-visa'),
  checked('visa-unavailable', '3ds-unavailable-visa'),
  checked('visa-mpi-lookup-error', '3ds-lookup-error-visa'),
  checked('visa-bypassed-authentication', '3ds-bypassed-visa'),
  checked('two-visa-successful-frictionless-authentication', '3ds-frictionless-visa'),
  checked('two-visa-successful-step-up-authentication', '3ds-challenge-visa'),
  checked('two-visa-error-on-lookup', '3ds-lookup-error-visa'),
  checked('two-visa-timeout-on-lookup', '3ds-lookup-timeout-visa'),
]
