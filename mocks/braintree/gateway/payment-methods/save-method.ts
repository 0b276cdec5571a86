import type { GatewayContext } from '../gateway-context'
import type { Instrument } from '../instrument'
import type { VaultedMethod } from '../store'
import { refuse } from './refuse'
import type { GatewayResult, VaultInput } from './tokenization'

/**
 * Keeps a payment method for a customer; the first one becomes the default. Accounts are kept once
 * each, since the shopper agrees anew whenever one is used.
 */
export async function saveMethod(
  context: GatewayContext,
  input: VaultInput,
): Promise<GatewayResult<VaultedMethod>> {
  const existing = await context.store.listVaulted(input.customerId)
  const same = existing.find((method) => isSame(method.instrument, input.instrument))
  const isCard = 'card' in input.instrument
  if (same && isCard && context.config.failOnDuplicatePaymentMethod) {
    const message = 'This card is saved already.'
    return refuse('conflict', message, [{ code: '81724', field: 'number', message }])
  }
  const replaced = isCard ? undefined : same
  const isDefault = replaced?.isDefault ?? existing.length === 0
  const method = await keepMethod(context, { isDefault, ...input }, replaced?.token)
  return { ok: true, value: method }
}

/** Saves a payment method, also when the customer has saved the same one before. */
export async function keepMethod(
  context: GatewayContext,
  input: VaultInput,
  token = `method_${context.randomId()}`,
): Promise<VaultedMethod> {
  const method: VaultedMethod = {
    token,
    customerId: input.customerId,
    instrument: input.instrument,
    isDefault: input.isDefault ?? false,
    hasSubscription: input.hasSubscription ?? false,
    scenario: input.scenario ?? null,
    createdAt: context.now().toISOString(),
  }
  await context.store.saveVaulted(method)
  return method
}

function isSame(one: Instrument, other: Instrument): boolean {
  if (one.kind === 'paypal' && other.kind === 'paypal') return one.email === other.email
  if (one.kind === 'venmo' && other.kind === 'venmo') return one.username === other.username
  if (one.kind !== 'card' || other.kind !== 'card') return false
  return (
    one.card.bin === other.card.bin &&
    one.card.lastFour === other.card.lastFour &&
    one.card.expirationMonth === other.card.expirationMonth &&
    one.card.expirationYear === other.card.expirationYear
  )
}
