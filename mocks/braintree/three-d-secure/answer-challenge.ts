import type { ChallengeAnswer } from '../control/challenge-control'
import { getSimulator } from '../control/simulator'
import { askShopper } from '../dialogs/ask-shopper'
import { assertNever } from '../shared/assert-never'
import type { EventEmitter } from '../shared/event-emitter'
import type { ThreeDSecureEvents } from './verification'

/** What the simulated bank sends to every telephone. */
const CODE = '1234'

const never = new Promise<never>(() => undefined)

/**
 * Shows the bank's window. Once the signal is aborted, no event is emitted and the promise never settles.
 */
export async function answerChallenge(
  events: EventEmitter<ThreeDSecureEvents>,
  lastFour: string,
  signal: AbortSignal,
): Promise<ChallengeAnswer> {
  if (signal.aborted) return never
  events.emit('authentication-modal-render', undefined)
  const answer = await decide(lastFour, signal)
  if (signal.aborted) return never
  events.emit('authentication-modal-close', undefined)
  if (answer === 'canceled') events.emit('customer-canceled', undefined)
  return answer
}

async function decide(lastFour: string, signal: AbortSignal): Promise<ChallengeAnswer> {
  const { decisions, challenges } = getSimulator()
  const decision = decisions.threeDSecure
  switch (decision) {
    case 'approve':
      return 'right'
    case 'fail':
      return 'wrong'
    case 'cancel':
      return 'canceled'
    case 'wait':
      return challenges.open(signal)
    case 'ask': {
      const answer = await askShopper({
        title: 'Is it you?',
        lines: [
          `The bank of the card ending in ${lastFour} has sent you a code.`,
          `This bank is simulated; its code is ${CODE}.`,
        ],
        fields: [{ name: 'code', label: 'Code', value: '', type: 'text' }],
        agreeLabel: 'Confirm',
        cancelLabel: 'Cancel',
        signal,
      })
      if (answer.kind === 'canceled') return 'canceled'
      return answer.values['code']?.trim() === CODE ? 'right' : 'wrong'
    }
    default:
      return assertNever(decision)
  }
}
