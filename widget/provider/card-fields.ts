import type { HostedFields } from 'braintree-web/hosted-fields'
import type { CardFieldsConfig, CardFieldsPort } from '../model/ports/card-fields-port'
import type { BraintreeClient } from './client'
import { once } from './once'
import { requireInstance } from './require-instance'
import { enterShadowRoots } from './shadow-roots'
import { toPaymentMethod } from './to-payment-method'
import { unwrapModule } from './unwrap-module'
import { withKnownBrands } from './with-known-brands'

export async function openCardFields(
  { component: client }: BraintreeClient,
  { fields, styles, signal }: CardFieldsConfig,
): Promise<CardFieldsPort> {
  const { create } = unwrapModule(await import('braintree-web/hosted-fields'))
  signal.throwIfAborted()
  // The published types don't know of media queries, the component does.
  const allStyles = styles as Record<string, string | Record<string, string>>
  const shadow = enterShadowRoots(Object.values(fields).map(({ container }) => container))
  signal.addEventListener('abort', shadow.leave, { once: true })
  try {
    const hostedFields = await create({ client, fields: { ...fields }, styles: allStyles })
    return toPort(requireInstance(hostedFields, 'The card fields'))
  } catch (error) {
    shadow.leave()
    throw error
  } finally {
    shadow.settle()
  }
}

function toPort(hostedFields: HostedFields): CardFieldsPort {
  let isOver = false

  /** Cosmetic commands to the frames: a form that lost one still works, but a developer should know. */
  async function run(command: () => unknown): Promise<void> {
    if (isOver) return
    try {
      await command()
    } catch (error) {
      console.error(error)
    }
  }

  return {
    on: (name, handler) => hostedFields.on(name, (event) => handler(withKnownBrands(event))),
    read: () => withKnownBrands(hostedFields.getState()),
    setAttribute: (field, attribute, value) =>
      run(() => hostedFields.setAttribute({ field, attribute, value })),
    removeAttribute: (field, attribute) =>
      run(() => hostedFields.removeAttribute({ field, attribute })),
    setMessage: (field, message) => run(() => hostedFields.setMessage({ field, message })),
    focus: (field) => run(() => hostedFields.focus(field)),
    clear: (field) => run(() => hostedFields.clear(field)),
    tokenize: async ({ vault, fieldsToTokenize }) =>
      toPaymentMethod(
        await hostedFields.tokenize({
          vault,
          ...(fieldsToTokenize ? { fieldsToTokenize: [...fieldsToTokenize] } : {}),
        }),
      ),
    teardown: once(() => {
      isOver = true
      return hostedFields.teardown()
    }),
  }
}
