import type { PaymentMethodPayload } from '../model/terms/payment-method-payload'
import type { PaymentOptionId } from '../model/terms/payment-option'
import type { DropInEventHandler, DropInEventName } from '../model/terms/public-event'
import type { RequestOptions } from '../options/request-options'
import type { UpdatableOptions } from '../options/updatable-options'

/**
 * Node-style callback: an error alone, or `null` and the value. As with `@types/braintree-web-drop-in`, who looks at the
 * error first need not ask whether there is a value; by the type of a method, callbacks may expect an error of their own
 * type.
 */
export type NodeCallback<Value> = {
  call(error: object | null, value: Value): void
}['call']

/** A running payment widget, as `create` hands it over. */
export interface DropInInstance {
  /**
   * Makes a payment method of what the shopper chose or typed. With a callback nothing is thrown: it gets the error.
   *
   * @throws DropInError (rejects) `NO_PAYMENT_METHOD`, `CARD_FORM_INVALID` or `TOKENIZATION_FAILED` when there is none,
   * `DEVICE_DATA_MISSING` or `THREE_D_SECURE_FAILED` when it could not be protected, `TORN_DOWN` after teardown and when
   * the widget is torn down meanwhile
   */
  requestPaymentMethod(options?: RequestOptions): Promise<PaymentMethodPayload>
  requestPaymentMethod(callback: NodeCallback<PaymentMethodPayload>): void
  requestPaymentMethod(options: RequestOptions, callback: NodeCallback<PaymentMethodPayload>): void

  /** True when `requestPaymentMethod` would find a payment method; false after teardown, with a warning. */
  isPaymentMethodRequestable(): boolean

  /**
   * Unselects the shopper's method and forgets methods that are not saved with the customer; does nothing after teardown
   * but warn.
   */
  clearSelectedPaymentMethod(): void

  /**
   * Changes one value of an option for later payments, for example the amount of a wallet.
   * Methods of that option that are not saved are dropped: they were authorized for the old value.
   *
   * @throws DropInError `TORN_DOWN` after teardown
   */
  updateConfiguration<
    Option extends keyof UpdatableOptions,
    Key extends keyof UpdatableOptions[Option],
  >(option: Option, key: Key, value: UpdatableOptions[Option][Key]): void

  /** The ids of the options offered, in the order of their tiles; none after teardown, with a warning. */
  getAvailablePaymentOptions(): PaymentOptionId[]

  /**
   * Removes the widget and all that it set up; may be called twice, and the second call has the outcome of the first.
   *
   * @throws (rejects) when a component fails to be torn down, after the rest is: DropInError `DATA_COLLECTOR_TEARDOWN_FAILED` or
   * `THREE_D_SECURE_TEARDOWN_FAILED`, else the component's own error. With a callback nothing is thrown: it gets the error
   */
  teardown(): Promise<void>
  teardown(callback: NodeCallback<void>): void

  /**
   * Calls the handler at each such event; one that throws is reported and disturbs nothing.
   *
   * @throws DropInError `TORN_DOWN` after teardown
   */
  on<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  /** Stops calling this handler; one that isn't registered changes nothing. After teardown none is, and it warns. */
  off<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  /** Whether any handler is registered for the event; false after teardown, with a warning. */
  hasListener(event: DropInEventName): boolean
}
