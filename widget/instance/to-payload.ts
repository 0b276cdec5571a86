import type { PaymentMethod, PaymentMethodPayload } from '../model/terms/payment-method'

/** A payment method as the merchant gets it: a copy, with only what is known about it. */
export function toPayload(
  method: PaymentMethod,
  deviceData: string | undefined,
): PaymentMethodPayload {
  const facts = deviceData ? { ...withoutUnknown(method), deviceData } : withoutUnknown(method)
  if (facts.type !== 'ApplePayCard' && facts.type !== 'AndroidPayCard') return facts
  return { ...facts, rawPaymentData: facts.details.rawPaymentData }
}

function withoutUnknown<Method extends PaymentMethod>(method: Method): Method {
  const copy = { ...method, details: { ...method.details } }
  for (const key of OPTIONAL_FACTS) if (copy[key] === undefined) delete copy[key]
  return copy
}

const OPTIONAL_FACTS = [
  'vaulted',
  'hasSubscription',
  'liabilityShifted',
  'liabilityShiftPossible',
  'threeDSecureInfo',
  'binData',
] as const
