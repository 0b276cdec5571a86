import type { Disposer } from '../assembly/disposer'
import type { Widget } from '../assembly/start-widget'
import { requestableNow } from '../model/machine/requestable'
import { DropInError } from '../model/terms/dropin-error'
import type { PaymentMethodPayload } from '../model/terms/payment-method-payload'
import { isPaymentOptionId, isUpdatable } from '../model/terms/payment-option'
import type { RequestOptions } from '../options/request-options'
import { settle } from './accept-callback'
import type { DropInInstance, NodeCallback } from './drop-in-instance'
import { requestPaymentMethod as requestFrom } from './request-payment-method'

type PayloadCallback = NodeCallback<PaymentMethodPayload>

/** What merchants get: the widget's public methods, until it is torn down. */
export function createInstance(widget: Widget): DropInInstance {
  const { model, emitter, sheets, security, disposer } = widget
  let running: Promise<PaymentMethodPayload> | undefined
  const whenTornDown = new Promise<never>((_resolve, reject) => {
    disposer.add(() => reject(tornDownError('requestPaymentMethod')))
  })
  // Only a request that is under way has to hear of it.
  whenTornDown.catch(() => undefined)

  /** What does something fails after teardown; what asks or cleans up, which frameworks do in any order, says `quietly`. */
  function whileAlive<Args extends readonly unknown[], Result>(
    name: string,
    method: (...args: Args) => Result,
    afterTeardown: (error: DropInError) => Result = fail,
  ): (...args: Args) => Result {
    return (...args) =>
      disposer.isDisposed() ? afterTeardown(tornDownError(name)) : method(...args)
  }

  function requestPaymentMethod(options?: RequestOptions): Promise<PaymentMethodPayload>
  function requestPaymentMethod(callback: PayloadCallback): void
  function requestPaymentMethod(options: RequestOptions, callback: PayloadCallback): void
  function requestPaymentMethod(
    first?: RequestOptions | PayloadCallback,
    second?: PayloadCallback,
  ): Promise<PaymentMethodPayload> | undefined {
    const [options, callback] = typeof first === 'function' ? [undefined, first] : [first, second]
    return settle(request(options), callback)
  }

  async function request(options?: RequestOptions): Promise<PaymentMethodPayload> {
    if (disposer.isDisposed()) throw tornDownError('requestPaymentMethod')
    const parts = { ...widget, ...security, sheetOf: sheets.sheetOf }
    // A second request while one is under way is about the same method: nothing is made twice.
    running ??= requestFrom(parts, { ...options?.threeDSecure }).finally(() => {
      running = undefined
    })
    return Promise.race([running, whenTornDown])
  }

  function update(option: string, key: PropertyKey, value: unknown): void {
    if (option === 'threeDSecure') security.threeDSecure()?.configure(String(key), value)
    else if (!isPaymentOptionId(option) || !isUpdatable(option)) {
      console.warn(`updateConfiguration changes nothing of ${option}.`)
    } else if (model.read().options.includes(option)) {
      sheets.configure(option, String(key), value)
      model.dispatch({ type: 'configuration-updated', option })
    }
  }

  function teardown(): Promise<void>
  function teardown(callback: NodeCallback<void>): void
  function teardown(callback?: NodeCallback<void>): Promise<void> | undefined {
    return settle(teardownWidget(disposer), callback)
  }

  return {
    requestPaymentMethod,
    teardown,
    isPaymentMethodRequestable: whileAlive(
      'isPaymentMethodRequestable',
      () => requestableNow(model.read()) !== undefined,
      quietly(false),
    ),
    clearSelectedPaymentMethod: whileAlive(
      'clearSelectedPaymentMethod',
      () => model.dispatch({ type: 'selection-cleared' }),
      quietly(undefined),
    ),
    updateConfiguration: whileAlive('updateConfiguration', update),
    getAvailablePaymentOptions: whileAlive(
      'getAvailablePaymentOptions',
      () => [...model.read().options],
      quietly([]),
    ),
    on(event, handler) {
      whileAlive('on', emitter.on)(event, handler)
    },
    off(event, handler) {
      whileAlive('off', () => emitter.off(event, handler), quietly(undefined))()
    },
    hasListener: whileAlive('hasListener', emitter.hasListener, quietly(false)),
  }
}

function fail(error: DropInError): never {
  throw error
}

/** Answers all the same, and warns. */
function quietly<Result>(answer: Result): (error: DropInError) => Result {
  return ({ message }) => {
    console.warn(message)
    return answer
  }
}

function tornDownError(method: string): DropInError {
  return new DropInError('TORN_DOWN', { message: `${method} cannot be called after teardown.` })
}

/**
 * Ends the widget; everything is torn down before an error is reported.
 *
 * @throws DropInError `…_TEARDOWN_FAILED`; else what a component failed with
 */
async function teardownWidget(disposer: Disposer): Promise<void> {
  const errors = await disposer.dispose()
  const known = errors.find((error) => error instanceof DropInError)
  if (errors.length > 0) throw known ?? errors[0]
}
