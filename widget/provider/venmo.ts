import type { VenmoPort } from '../model/ports/venmo-port'
import type { Passthrough } from '../model/terms/settings'
import { callMethod } from './call-method'
import type { BraintreeClient } from './client'
import { once } from './once'
import { requireInstance } from './require-instance'
import { toPaymentMethod } from './to-payment-method'
import { unwrapModule } from './unwrap-module'

export async function isVenmoSupported(options: Passthrough): Promise<boolean> {
  const venmo = unwrapModule(await import('braintree-web/venmo'))
  return Boolean(await callMethod(venmo, 'isBrowserSupported', options))
}

export async function openVenmo(
  { component: client }: BraintreeClient,
  options: Passthrough,
): Promise<VenmoPort> {
  const { create } = unwrapModule(await import('braintree-web/venmo'))
  const venmo = requireInstance(await create({ ...options, client }), 'Venmo')
  return {
    hasTokenizationResult: () => venmo.hasTokenizationResult(),
    tokenize: async () => toPaymentMethod(await venmo.tokenize()),
    teardown: once(async () => venmo.teardown()),
  }
}
