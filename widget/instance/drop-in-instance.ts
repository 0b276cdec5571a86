import type { PaymentMethodPayload } from '../model/terms/payment-method'
import type { PaymentOptionId } from '../model/terms/payment-option'
import type { DropInEventHandler, DropInEventName } from '../model/terms/public-event'
import type { RequestOptions } from '../options/request-options'
import type { UpdatableOptions } from '../options/updatable-options'

/** Node-style callback: an error alone, or `null` and the value. */
export type NodeCallback<Value> = (error: unknown, value?: Value) => void

/** A running payment widget, as `create` hands it over. */
export interface DropInInstance {
  /**
   * Makes a payment method of what the shopper chose or typed.
   * Rejects with a `DropInError` when there is none, or when 3D Secure fails.
   */
  requestPaymentMethod(options?: RequestOptions): Promise<PaymentMethodPayload>
  requestPaymentMethod(callback: NodeCallback<PaymentMethodPayload>): void
  requestPaymentMethod(options: RequestOptions, callback: NodeCallback<PaymentMethodPayload>): void

  /** True when `requestPaymentMethod` would find a payment method. */
  isPaymentMethodRequestable(): boolean

  /** Unselects the shopper's method and forgets methods that are not saved with the customer. */
  clearSelectedPaymentMethod(): void

  /**
   * Changes one value of an option for later payments, for example the amount of a wallet.
   * Methods of that option that are not saved are dropped: they were authorised for the old value.
   */
  updateConfiguration<
    Option extends keyof UpdatableOptions,
    Key extends keyof UpdatableOptions[Option],
  >(option: Option, key: Key, value: UpdatableOptions[Option][Key]): void

  /** The ids of the options offered, in the order of their tiles. */
  getAvailablePaymentOptions(): PaymentOptionId[]

  /** Removes the widget and all that it set up; may be called twice. */
  teardown(): Promise<void>
  teardown(callback: NodeCallback<void>): void

  /** Calls the handler at each such event; one that throws is reported and disturbs nothing. */
  on<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  /** Stops calling this handler; one that isn't registered changes nothing. */
  off<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  /** Whether any handler is registered for the event. */
  hasListener(event: DropInEventName): boolean
}
