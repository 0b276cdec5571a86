import { DropInError } from '../../model/terms/dropin-error'
import type { Passthrough } from '../../model/terms/settings'
import type { Generation } from '../configuration/read-configuration'

/**
 * A request for a verification in the words of the component's release: 4 ignores two names of 3 without a word.
 *
 * @throws DropInError `INVALID_OPTION` where release 4 has no word for what is asked; the bank was not asked anything then
 */
export function toVerifyOptions(request: Passthrough, generation: Generation): Passthrough {
  if (generation === 3) return request
  const { cardAdd, exemptionRequested, ...options } = request
  if (exemptionRequested === true && options['requestedExemptionType'] === undefined) {
    throw new DropInError('INVALID_OPTION', {
      message:
        'threeDSecure.exemptionRequested needs threeDSecure.requestedExemptionType with braintree-web 4.',
    })
  }
  return cardAdd === undefined ? options : { cardAddChallengeRequested: cardAdd, ...options }
}
