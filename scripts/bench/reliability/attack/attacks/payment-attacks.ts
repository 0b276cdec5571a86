import type { ShopFacts } from '../shop/shop-facts'
import type { Attack } from './attack'
import { inTurns } from './in-turns'
import { sendJson } from './write-request'

/** Charges of a cent and charges that are declined, as a card tester sends them. */
export function paymentAttacks({ attackers }: ShopFacts): Attack[] {
  const next = inTurns(
    attackers.flatMap(({ userId, token }) =>
      [0.01, 2_000, 2_001.5].map((amount) =>
        sendJson(
          'POST',
          `/api/braintree/payment/${userId}`,
          { paymentMethodNonce: 'fake-valid-nonce', amount },
          { Authorization: `Bearer ${token}` },
        ),
      ),
    ),
  )
  return [{ name: 'payments', manner: { kind: 'ask', next } }]
}
