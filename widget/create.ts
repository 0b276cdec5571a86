import { createWidget } from './assembly/create-widget'
import { settle } from './instance/accept-callback'
import { createInstance } from './instance/create-instance'
import type { DropInInstance, NodeCallback } from './instance/drop-in-instance'
import type { CreateOptions } from './options/create-options'

/**
 * Creates the payment widget in `options.container`. Always settles: with an instance that the shopper
 * can use, or with a `DropInError` that says whose turn it is.
 *
 * @throws DropInError with `code`, `fault` and `nextStep`; a callback gets it as its first argument
 *
 * @example
 * const dropin = await create({ authorization: clientToken, container: '#payment' })
 * const { nonce } = await dropin.requestPaymentMethod()
 */
export function create(options: CreateOptions): Promise<DropInInstance>
export function create(
  options: CreateOptions,
  callback: NodeCallback<DropInInstance | undefined>,
): void
export function create(
  options: CreateOptions,
  callback?: NodeCallback<DropInInstance | undefined>,
): Promise<DropInInstance> | undefined {
  return settle(createWidget(options).then(createInstance), callback)
}
