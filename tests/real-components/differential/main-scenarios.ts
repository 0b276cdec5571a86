import type { Wire } from '../../../mocks/braintree-wire/wire'
import type { Scenario } from '../../widget/differential/driver/scenario'
import { SCENARIOS } from '../../widget/differential/scenarios/scenarios'

/** They stand for the others in the short form of the checks. */
const SAMPLES: readonly string[] = [
  'B-105 B-055 a card is typed and becomes a payment method',
  'B-059 the gateway refuses the card',
  'B-034 another saved method is chosen',
  'B-081 B-082 a guest pays by PayPal',
  'B-089 a widget is torn down twice, and created again',
]

/** What merchants and shoppers do most, and what steers nothing but shoppers and the gateway. */
const TITLES: readonly string[] = [
  ...SAMPLES,
  'B-005 several options are there, and the card is chosen',
  'B-059 a customer has the card already',
  'B-008 saved methods come first',
  'B-064 a new card goes on top, saved',
  'B-081 a guest pays by PayPal Credit',
  'B-081 the PayPal window is closed',
  "B-082 the customer's account is saved",
  'B-084 a guest pays by Apple Pay',
  'B-085 a guest pays by Google Pay',
  'create refuses a container that is not there',
]

export const MAIN_SCENARIOS: readonly Scenario[] = TITLES.map((title) => {
  const scenario = SCENARIOS.find((one) => one.title === title)
  if (!scenario) throw new Error(`There is no scenario "${title}".`)
  return scenario
})

export function isSample({ title }: Scenario): boolean {
  return SAMPLES.includes(title)
}

/** What lets the stand-ins fail, said to the wire. */
export const WIRE_FAULTS: Readonly<Record<string, (wire: Wire) => void>> = {
  'B-059 the gateway refuses the card': (wire) =>
    wire.replace('tokenize card', {
      json: { errors: [{ message: 'Refused.', extensions: { errorClass: 'VALIDATION' } }] },
    }),
}
