import type { HostedFields } from 'braintree-web/hosted-fields'
import type { CardFieldsConfig, CardFieldsPort } from '../../model/ports/card-fields-port'
import { DropInError } from '../../model/terms/dropin-error'
import type { BraintreeClient } from '../client/client'
import type { Generation } from '../configuration/read-configuration'
import { once } from '../edge/once'
import { requireInstance } from '../edge/require-instance'
import { unwrapModule } from '../edge/unwrap-module'
import { isInShadowRoot } from '../page/is-in-shadow-root'
import { toPaymentMethod } from '../to-payment-method'

/**
 * Puts the hosted fields into their places.
 *
 * @throws DropInError `ABORTED` when `signal` is aborted, or what the component is refused with
 */
export async function openCardFields(
  { component: client, generation }: BraintreeClient,
  { fields, styles, signal }: CardFieldsConfig,
): Promise<CardFieldsPort> {
  const places = Object.values(fields).map(({ container }) => container)
  const [hostedFieldsModule, toKnown, shadowRoots] = await Promise.all([
    import('braintree-web/hosted-fields'),
    loadRenaming(generation),
    places.some(isInShadowRoot) ? import('../page/shadow-roots') : undefined,
  ])
  if (signal.aborted) throw new DropInError('ABORTED')
  // The published types don't know of media queries, the component does.
  const allStyles = styles as Record<string, string | Record<string, string>>
  const { create } = unwrapModule(hostedFieldsModule)
  const shadow = shadowRoots?.enterShadowRoots(places)
  if (shadow) signal.addEventListener('abort', shadow.leave, { once: true })
  try {
    const hostedFields = await create({ client, fields: { ...fields }, styles: allStyles })
    return toPort(requireInstance(hostedFields, 'The card fields'), toKnown)
  } catch (error) {
    shadow?.leave()
    throw error
  } finally {
    shadow?.settle()
  }
}

type Rename = <Report extends object>(report: Report) => Report

/** Only release 4 has names for brands that merchants' listeners don't know. */
async function loadRenaming(generation: Generation): Promise<Rename> {
  if (generation === 3) return (report) => report
  return (await import('./with-known-brands')).withKnownBrands
}

function toPort(hostedFields: HostedFields, toKnown: Rename): CardFieldsPort {
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
    on: (name, handler) => hostedFields.on(name, (event) => handler(toKnown(event))),
    read: () => toKnown(hostedFields.getState()),
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
