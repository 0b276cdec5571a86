import * as v from 'valibot'
import type { PayPalButton, PayPalPort, PayPalSettings } from '../../model/ports/paypal-port'
import { DropInError } from '../../model/terms/dropin-error'
import type { Passthrough } from '../../model/terms/settings'
import type { BraintreeClient } from '../client/client'
import type { Generation } from '../configuration/read-configuration'
import { callMethod } from '../edge/call-method'
import { once } from '../edge/once'
import { requireInstance } from '../edge/require-instance'
import { unwrapModule } from '../edge/unwrap-module'
import { waitAtMost } from '../edge/wait-at-most'
import { toPaymentMethod } from '../to-payment-method'
import { loadPayPal, type PayPalGlobal, readPayPal } from './paypal-checkout-script'

/** Limit of a teardown, which is immediate unless the frame never loaded. */
const TEARDOWN_MS = 2000

/**
 * Loads PayPal's buttons. Blockers and firewalls keep their script away, and then PayPal can't be offered.
 *
 * @throws Error when the component's code can't be loaded
 */
export async function isPayPalSupported({ logLevel }: PayPalSettings): Promise<boolean> {
  // The component first: a replacement of it may bring its own buttons, and then no script is needed.
  await import('braintree-web/paypal-checkout')
  try {
    await loadPayPal(logLevel)
    return true
  } catch (error) {
    console.error(error, Object(error).nextStep)
    return false
  }
}

/**
 * Opens PayPal with its buttons, which are loaded.
 *
 * @throws TypeError when the component gives no instance
 * @throws DropInError `SCRIPT_FAILED` when there are no buttons of PayPal
 */
export async function openPayPal({
  component: client,
  generation,
}: BraintreeClient): Promise<PayPalPort> {
  const { create } = unwrapModule(await import('braintree-web/paypal-checkout'))
  const paypal = readPayPal()
  const candidate = await create({ client })
  const checkout = requireInstance(candidate, 'PayPal')
  return {
    createPayment: async (configuration) =>
      v.parse(
        v.string(),
        await callMethod(checkout, 'createPayment', toPaymentOptions(configuration, generation)),
      ),
    tokenizePayment: async (authorization) =>
      toPaymentMethod(await callMethod(checkout, 'tokenizePayment', authorization)),
    renderButton: (button) => renderButton(paypal, button),
    // It waits up to a minute for a frame that may never have loaded.
    teardown: once(() => waitAtMost(TEARDOWN_MS, async () => checkout.teardown())),
  }
}

/** Release 4 captures at once where release 3 authorized: the default stays to authorize. */
function toPaymentOptions(configuration: Passthrough, generation: Generation): Passthrough {
  if (generation === 3 || configuration['flow'] !== 'checkout') return configuration
  return { ...configuration, intent: configuration['intent'] ?? 'authorize' }
}

async function renderButton(paypal: PayPalGlobal, button: PayPalButton): Promise<void> {
  if (!button.place.isConnected) {
    // PayPal closes a button whose place is not on the page, and never opens it again.
    throw new DropInError('CONTAINER_NOT_FOUND')
  }
  const { place, environment: env, style, commit, locale, isCredit } = button
  const options = {
    env,
    style: isCredit ? { ...style, label: 'credit' } : { ...style },
    commit,
    payment: button.payment,
    onAuthorize: button.onAuthorize,
    onError: button.onError,
    funding: { disallowed: disallowedFunding(paypal, isCredit) },
    ...(locale ? { locale } : {}),
  }
  await paypal.Button.render(options, place)
}

/** Every way to pay but PayPal's own: those have tiles of their own here. */
function disallowedFunding({ FUNDING }: PayPalGlobal, isCredit: boolean): string[] {
  return Object.entries(FUNDING).flatMap(([name, source]) => {
    if (name === 'PAYPAL' || (isCredit && name === 'CREDIT')) return []
    return [source]
  })
}
