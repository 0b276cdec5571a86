import type { ThreeDSecure } from '../assembly/three-d-secure'
import type { ModelEvent } from '../model/machine/model-event'
import { requestableNow } from '../model/machine/requestable'
import type { DropInState } from '../model/machine/state'
import type { Store } from '../model/store'
import { DropInError } from '../model/terms/dropin-error'
import { createEntry, isSaved, type MethodEntry } from '../model/terms/method-entry'
import type { PaymentMethod } from '../model/terms/payment-method'
import type { PaymentMethodPayload } from '../model/terms/payment-method-payload'
import {
  descriptorOfType,
  isPaymentOptionId,
  type PaymentOptionId,
} from '../model/terms/payment-option'
import { faultOf } from '../model/terms/provider-fault'
import type { Passthrough } from '../model/terms/settings'
import { whenReached } from '../model/when-reached'
import type { Sheet } from '../sheets/sheet'

interface RequestParts {
  readonly model: Store<DropInState, ModelEvent>
  readonly sheetOf: (option: PaymentOptionId) => Sheet | undefined
  readonly threeDSecure: () => ThreeDSecure | undefined
  readonly readDeviceData: () => string | undefined
  readonly deviceDataFailure: () => unknown
  readonly track: (kind: string) => void
}

const NO_DEVICE_DATA =
  'This payment has no deviceData: the data collector has not answered within 5 seconds.'

/**
 * Makes a payment method that the merchant can charge of the active view: the chosen entry, or the form.
 *
 * @throws DropInError `NO_PAYMENT_METHOD`, `DEVICE_DATA_MISSING` or `THREE_D_SECURE_FAILED`, or what the sheet refuses with
 */
export async function requestPaymentMethod(
  parts: RequestParts,
  threeDSecureRequest: Passthrough,
): Promise<PaymentMethodPayload> {
  const found = await findProtected(parts).catch((error: unknown) => {
    parts.track('request-payment-method.error')
    throw error
  })
  parts.track(`request-payment-method.${descriptorOfType(found.method.type).analyticsName}`)
  const method = await verify(parts, found, threeDSecureRequest)
  refuseDropped(parts, found)
  return toPayload(method, parts.readDeviceData())
}

/** The method, once device data is there that was on its way. */
async function findProtected(parts: RequestParts): Promise<MethodEntry> {
  const found = await findMethod(parts)
  await awaitDeviceData(parts)
  refuseDropped(parts, found)
  return found
}

async function findMethod({ model, sheetOf }: RequestParts): Promise<MethodEntry> {
  const state = model.read()
  if (state.mode.kind !== 'browsing') throw new DropInError('NO_PAYMENT_METHOD')
  const entry = requestableNow(state)?.entry
  if (entry) return entry
  const sheet = isPaymentOptionId(state.view) ? sheetOf(state.view) : undefined
  if (!sheet) throw new DropInError('NO_PAYMENT_METHOD')
  return createEntry(await sheet.request())
}

/**
 * What was authorized for an amount that is not asked any more must not be charged. A saved method is good for any, and
 * a list that was fetched anew may have it by another nonce.
 *
 * @throws DropInError `NO_PAYMENT_METHOD`
 */
function refuseDropped({ model }: RequestParts, found: MethodEntry): void {
  const isListed = model.read().entries.some(({ id }) => id === found.id)
  if (!isListed && !isSaved(found)) throw new DropInError('NO_PAYMENT_METHOD')
}

async function verify(
  { model, threeDSecure }: RequestParts,
  { id, method }: MethodEntry,
  request: Passthrough,
): Promise<PaymentMethod> {
  const verifier = threeDSecure()
  if (!verifier || !needsVerification(method)) return method
  model.dispatch({ type: 'verification-started' })
  try {
    const verified = await verifier.verify(method, request)
    model.dispatch({ type: 'verification-succeeded', entryId: id, method: verified })
    return verified
  } catch (error) {
    model.dispatch({ type: 'verification-failed' })
    throw new DropInError('THREE_D_SECURE_FAILED', { cause: error, fault: faultOf(error) })
  }
}

/** Cards are verified unless the bank has answered already; Google's tokenized cards verify themselves. */
function needsVerification(method: PaymentMethod): boolean {
  if (method.liabilityShifted !== undefined) return false
  if (method.type === 'CreditCard') return true
  return method.type === 'AndroidPayCard' && method.details.isNetworkTokenized === false
}

/**
 * Resolves when device data is there, has failed, or has been waited for long enough.
 * @throws DropInError `DEVICE_DATA_MISSING` where the merchant requires it and there is none
 */
async function awaitDeviceData(parts: RequestParts): Promise<void> {
  const { model, readDeviceData, deviceDataFailure } = parts
  model.dispatch({ type: 'device-data-awaited' })
  await whenReached(model, ({ loading }) => !loading.includes('collecting'))
  const { rules, dependencies } = model.read()
  if (readDeviceData()) return
  if (!rules.requiresDeviceData) {
    // A collector that failed has been reported.
    if (dependencies.dataCollector === 'initializing') console.warn(NO_DEVICE_DATA)
    return
  }
  const cause = deviceDataFailure() ?? new DropInError('COMPONENT_TIMED_OUT')
  throw new DropInError('DEVICE_DATA_MISSING', { cause, fault: faultOf(cause) })
}

/** A payment method as the merchant gets it: a copy, with only what is known about it. */
function toPayload(method: PaymentMethod, deviceData: string | undefined): PaymentMethodPayload {
  const facts = deviceData ? { ...withoutUnknown(method), deviceData } : withoutUnknown(method)
  const isWallet = facts.type === 'ApplePayCard' || facts.type === 'AndroidPayCard'
  const payload = isWallet ? { ...facts, rawPaymentData: facts.details.rawPaymentData } : facts
  // Merchants' types say what the provider documents.
  return payload as PaymentMethodPayload
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
