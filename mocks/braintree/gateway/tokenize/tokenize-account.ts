import { type Access, customerOf, type GatewayContext } from '../gateway-context'
import type { Instrument } from '../instrument'
import { describePaymentMethod } from '../payment-methods/describe-payment-method'
import { issueNonce } from '../payment-methods/issue-nonce'
import { refuse } from '../payment-methods/refuse'
import { saveMethod } from '../payment-methods/save-method'
import type { PayPalInput, Tokenization, VenmoInput } from '../payment-methods/tokenization'

const MAX_EMAIL_LENGTH = 254
const MAX_USERNAME_LENGTH = 64

/** Exchanges an approved PayPal payment for a nonce, saving the account when asked to. */
export async function tokenizePayPal(
  context: GatewayContext,
  access: Access,
  input: PayPalInput,
): Promise<Tokenization> {
  if (!/^[^@\s]+@[^@\s]+$/.test(input.email) || input.email.length > MAX_EMAIL_LENGTH) {
    return refuseField('email', 'The PayPal account needs an email address.')
  }
  const instrument: Instrument = {
    kind: 'paypal',
    email: input.email,
    payerId: `PAYER${context.randomId()}`,
    isCredit: input.isCredit ?? false,
  }
  const customerId = customerOf(access)
  const isSaved = input.vault === true && customerId !== null
  return tokenize(context, instrument, customerId, isSaved)
}

/** Exchanges a Venmo account for a nonce. */
export async function tokenizeVenmo(
  context: GatewayContext,
  access: Access,
  input: VenmoInput,
): Promise<Tokenization> {
  if (input.username === '' || input.username.length > MAX_USERNAME_LENGTH) {
    return refuseField('username', 'The Venmo account needs a user name.')
  }
  const instrument: Instrument = { kind: 'venmo', username: input.username }
  return tokenize(context, instrument, customerOf(access), false)
}

async function tokenize(
  context: GatewayContext,
  instrument: Instrument,
  customerId: string | null,
  isSaved: boolean,
): Promise<Tokenization> {
  let vaultToken: string | null = null
  if (isSaved && customerId !== null) {
    const saved = await saveMethod(context, { customerId, instrument })
    if (!saved.ok) return saved
    vaultToken = saved.value.token
  }
  const subject = { instrument, customerId, vaultToken, scenario: null }
  return { ok: true, value: describePaymentMethod(await issueNonce(context, subject)) }
}

function refuseField(field: string, message: string): Tokenization {
  return refuse('invalid_input', message, [{ code: '93108', field, message }])
}
