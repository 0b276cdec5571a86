import type { OptionDescriptor } from '../../sheets/descriptor'
import { PAYMENT_OPTIONS } from '../../sheets/payment-options'
import type { PaymentMethodType } from './payment-method'

/** A payment option, as merchants name it in their options. */
export type PaymentOptionId = keyof typeof PAYMENT_OPTIONS

/** Every payment option that the widget can offer, in the order in which it offers them by default. */
export const PAYMENT_OPTION_IDS = Object.keys(PAYMENT_OPTIONS).filter(isPaymentOptionId)

/** What the widget can show: one sheet for each option, and the three views around them. */
export type ViewId = PaymentOptionId | 'methods' | 'options' | 'delete-confirmation'

export function isPaymentOptionId(value: unknown): value is PaymentOptionId {
  return typeof value === 'string' && Object.keys(PAYMENT_OPTIONS).includes(value)
}

/** An option whose settings can change while the widget runs. */
export type UpdatableOptionId = {
  [Id in PaymentOptionId]: (typeof PAYMENT_OPTIONS)[Id] extends { isUpdatable: true } ? Id : never
}[PaymentOptionId]

export function isUpdatable(option: PaymentOptionId): option is UpdatableOptionId {
  return descriptorOf(option).isUpdatable === true
}

export function descriptorOf(option: PaymentOptionId): OptionDescriptor {
  return PAYMENT_OPTIONS[option]
}

/** The options that add methods of this type. */
export function optionsOfType(type: unknown): PaymentOptionId[] {
  return PAYMENT_OPTION_IDS.filter((option) => PAYMENT_OPTIONS[option].type === type)
}

/** The first option that adds methods of this type: both PayPal options add PayPal accounts. */
export function descriptorOfType(type: PaymentMethodType): OptionDescriptor {
  const [option = 'card'] = optionsOfType(type)
  return descriptorOf(option)
}

export function isPaymentMethodType(value: unknown): value is PaymentMethodType {
  return optionsOfType(value).length > 0
}
