import type { DropInInstance } from '../instance/drop-in-instance'
import type { DropInError } from '../model/terms/dropin-error'
import type { DropInEventMap, DropInEventName } from '../model/terms/public-event'
import type { WidgetOptions } from '../options/create-options'

type WidgetEvents = { readonly [Name in DropInEventName]: CustomEvent<DropInEventMap[Name]> }

/** What the element dispatches: an instance's events with their payload as `detail`, and how the start went. */
export interface DropInElementEventMap extends WidgetEvents {
  readonly ready: CustomEvent<DropInInstance>
  /** It is reported as an uncaught error too, unless a listener prevents that default. */
  readonly error: CustomEvent<DropInError>
}

type Settable = { -readonly [Name in keyof WidgetOptions]?: WidgetOptions[Name] | undefined }

/**
 * `<prompt-bazaar-dropin>`: the payment widget as an HTML element. Each option of `create` is a property, and an attribute
 * in kebab case with JSON or text (`paypal='{"flow":"vault"}'`, `vault-manager`). It starts as soon as it has an
 * `authorization`. New settings of wallets and `threeDSecure` serve the next payment, as with `updateConfiguration`; all
 * other options are read once. With the attribute `in-form` it holds the submit of the form around it, unless a listener
 * of the page prevents that, until there is a payment method, and adds `payment_method_nonce` and `device_data` to it.
 *
 * @example
 * <prompt-bazaar-dropin authorization="CLIENT_TOKEN" locale="de-DE"></prompt-bazaar-dropin>
 */
export interface DropInElement extends HTMLElement, Settable {
  /** From the event `ready` until the element is removed. */
  readonly instance: DropInInstance | undefined
  addEventListener<Name extends keyof DropInElementEventMap>(
    type: Name,
    listener: (this: DropInElement, event: DropInElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}
