import { brandOfNumber, isBrandSupported } from '../cards/card-brand'
import { toCardFacts } from '../cards/card-facts'
import { type Access, customerOf, type GatewayContext } from '../gateway-context'
import type { Instrument } from '../instrument'
import { describePaymentMethod } from '../payment-methods/describe-payment-method'
import { issueNonce } from '../payment-methods/issue-nonce'
import { refuse } from '../payment-methods/refuse'
import type { Tokenization, WalletCardInput } from '../payment-methods/tokenization'
import { findCardScenario } from '../scenarios/scenarios'

/** The simulated wallets' cards don't expire for a long time. */
const YEARS_UNTIL_EXPIRY = 4

/** Exchanges what Apple Pay or Google Pay handed out for a nonce. */
export async function tokenizeWalletCard(
  context: GatewayContext,
  access: Access,
  input: WalletCardInput,
): Promise<Tokenization> {
  const number = findCardScenario(input.card)?.number ?? ''
  const brand = brandOfNumber(number)
  if (brand === null || !isBrandSupported(brand, context.config.supportedCardTypes)) {
    const message = 'The wallet handed out a card that this merchant does not take.'
    return refuse('invalid_input', message, [{ code: '81703', field: 'number', message }])
  }
  const card = toCardFacts({
    number,
    brand,
    expirationMonth: '12',
    expirationYear: String(context.now().getUTCFullYear() + YEARS_UNTIL_EXPIRY),
  })
  const instrument: Instrument =
    input.wallet === 'apple-pay'
      ? { kind: 'apple-pay', card }
      : { kind: 'google-pay', card, isNetworkTokenized: input.isNetworkTokenized ?? true }
  const record = await issueNonce(context, {
    instrument,
    customerId: customerOf(access),
    vaultToken: null,
    scenario: input.card,
  })
  return { ok: true, value: describePaymentMethod(record) }
}
