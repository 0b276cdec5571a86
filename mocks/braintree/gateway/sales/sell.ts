import type { GatewayContext } from '../gateway-context'
import type { Instrument } from '../instrument'
import type { SaleEffect } from '../scenarios/scenario'
import { effectOfScenario, findNonceScenario } from '../scenarios/scenarios'
import { effectOfAmount } from '../scenarios/test-amounts'
import type { NonceRecord } from '../store'
import { parseAmount } from './amount'
import { concludeSale } from './conclude-sale'
import type { SaleOutcome, SaleRequest, ValidationError } from './sale'

interface Source {
  /** What is used up by the sale; the sandbox's test nonces never are. */
  readonly nonce: string | null
  readonly instrument: Instrument
  readonly customerId: string | null
  /** What the instrument by itself brings about; `null` leaves it to the amount. */
  readonly effect: SaleEffect | null
}

type Found = { readonly source: Source } | { readonly error: ValidationError }

const NONCE_USED = nonceError(
  '91564',
  'The payment method nonce has been used already. Ask for a new one.',
)

/** Takes money for a nonce, or says why not. Every attempt past validation leaves a transaction. */
export async function sell(context: GatewayContext, request: SaleRequest): Promise<SaleOutcome> {
  const amount = parseAmount(request.amount)
  if (!amount.ok) return refuse(amount.error)
  const found = await findSource(context, request)
  if ('error' in found) return refuse(found.error)

  const { nonce, instrument, effect, customerId } = found.source
  const isAccount = instrument.kind === 'paypal' || instrument.kind === 'venmo'
  const decided = effect ?? effectOfAmount(amount.cents, isAccount)
  if (decided.kind === 'invalid') {
    const isMine = nonce === null || (await context.store.consumeNonce(nonce))
    if (!isMine) return refuse(await explainUnusable(context, request))
    return refuse(nonceError(decided.errorCode, decided.message))
  }
  const { outcome, transaction } = concludeSale(decided, {
    id: context.randomId(),
    amountCents: amount.cents,
    currencyIsoCode: context.config.currencyIsoCode,
    paymentMethodNonce: request.paymentMethodNonce,
    instrument,
    customerId: request.customerId ?? customerId,
    orderId: request.orderId ?? null,
    createdAt: context.now().toISOString(),
  })
  if (nonce === null) await context.store.saveTransaction(transaction)
  else if (!(await context.store.consumeNonce(nonce, transaction))) {
    return refuse(await explainUnusable(context, request))
  }
  return outcome
}

/** Why a nonce that was found could not be used up: another sale has used it, or it is gone. */
async function explainUnusable(
  context: GatewayContext,
  request: SaleRequest,
): Promise<ValidationError> {
  const found = await findSource(context, request)
  return 'error' in found ? found.error : NONCE_USED
}

async function findSource(context: GatewayContext, request: SaleRequest): Promise<Found> {
  const nonce = request.paymentMethodNonce
  const scenario = findNonceScenario(nonce)
  if (scenario) {
    const effect = scenario.effect.kind === 'approve' ? null : scenario.effect
    return { source: { nonce: null, instrument: scenario.instrument, customerId: null, effect } }
  }
  const known = await context.store.findNonce(nonce)
  const isForeign =
    request.customerId !== undefined &&
    known?.customerId != null &&
    known.customerId !== request.customerId
  // Another customer's nonce is treated as unknown, so as not to reveal that it exists.
  const isExpired = known && Date.parse(known.expiresAt) <= context.now().getTime()
  if (!known || isForeign || isExpired || (await isDeleted(context, known))) {
    return { error: nonceError('91565', 'The payment method nonce is unknown or has expired.') }
  }
  if (known.consumed) return { error: NONCE_USED }
  const { instrument, customerId } = known
  return { source: { nonce, instrument, customerId, effect: effectOfScenario(known.scenario) } }
}

/** A nonce of a saved method dies with it. */
async function isDeleted(context: GatewayContext, nonce: NonceRecord): Promise<boolean> {
  if (nonce.vaultToken === null || nonce.customerId === null) return false
  const methods = await context.store.listVaulted(nonce.customerId)
  return !methods.some((method) => method.token === nonce.vaultToken)
}

function nonceError(code: string, message: string): ValidationError {
  return { code, attribute: 'payment_method_nonce', message }
}

function refuse(error: ValidationError): SaleOutcome {
  return { status: 'validation_error', success: false, message: error.message, errors: [error] }
}
