import { toCardFacts } from '../cards/card-facts'
import { validateCard } from '../cards/validate-card'
import { type Access, customerOf, type GatewayContext } from '../gateway-context'
import type { Instrument } from '../instrument'
import { describePaymentMethod } from '../payment-methods/describe-payment-method'
import { issueNonce } from '../payment-methods/issue-nonce'
import { refuse } from '../payment-methods/refuse'
import { saveMethod } from '../payment-methods/save-method'
import type { CardInput, Tokenization } from '../payment-methods/tokenization'
import { effectOfScenario, NOT_A_TEST_CARD, scenarioNameOfNumber } from '../scenarios/scenarios'

/** The security code by which the sandbox lets an issuer's verification fail. */
const CVV_THAT_DOES_NOT_MATCH = '200'

/** Exchanges a typed card for a nonce, saving it in the customer's vault when asked to. */
export async function tokenizeCard(
  context: GatewayContext,
  access: Access,
  input: CardInput,
): Promise<Tokenization> {
  const verdict = validateCard(input, context.config)
  if (!verdict.ok) {
    return refuse('invalid_input', 'The card could not be tokenized.', verdict.problems)
  }
  const instrument: Instrument = {
    kind: 'card',
    card: toCardFacts({ ...input, brand: verdict.brand }),
  }
  const scenario = scenarioNameOfNumber(input.number)
  const customerId = customerOf(access)
  if (!input.vault || customerId === null) {
    const subject = { instrument, customerId, vaultToken: null, scenario }
    return { ok: true, value: describePaymentMethod(await issueNonce(context, subject)) }
  }
  const refusal = verify(context, input, scenario)
  if (refusal) return refusal
  const saved = await saveMethod(context, { customerId, instrument, scenario })
  if (!saved.ok) return saved
  const subject = { instrument, customerId, vaultToken: saved.value.token, scenario }
  return { ok: true, value: describePaymentMethod(await issueNonce(context, subject)) }
}

/** Asks the issuer, where the merchant wants that, before a card is saved. */
function verify(context: GatewayContext, input: CardInput, scenario: string): Tokenization | null {
  if (!context.config.verifyCards) return null
  if (input.cvv === CVV_THAT_DOES_NOT_MATCH) {
    const message = 'The security code does not match the card.'
    return refuse('invalid_input', message, [{ code: '81736', field: 'cvv', message }])
  }
  const effect = effectOfScenario(scenario)
  if (effect === null || scenario === NOT_A_TEST_CARD) return null
  const message = 'The issuer did not confirm the card.'
  return refuse('invalid_input', message, [{ code: '81715', field: 'number', message }])
}
