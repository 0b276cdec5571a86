import { z } from 'zod'
import type { Serve } from '../troubles/create-troubles'

const ORIGIN = 'http://mock.test'

/** A card as somebody types it. */
export interface TypedCard {
  readonly number: string
  readonly expirationMonth?: string
  readonly expirationYear?: string
  readonly cardholderName?: string
}

const clientTokenSchema = z.object({
  clientApiUrl: z.string(),
  authorizationFingerprint: z.string(),
})
const tokenizedSchema = z.object({ paymentMethod: z.object({ nonce: z.string() }) })

/** A card's nonce, from the simulated provider. */
export function typeCard(send: Serve, clientToken: string, card: TypedCard): Promise<string> {
  return tokenize(send, clientToken, card, false)
}

/** Saves a card in the vault of whom the client token was made for. */
export async function saveCard(send: Serve, clientToken: string, card: TypedCard): Promise<void> {
  await tokenize(send, clientToken, card, true)
}

async function tokenize(
  send: Serve,
  clientToken: string,
  card: TypedCard,
  vault: boolean,
): Promise<string> {
  const { clientApiUrl, authorizationFingerprint } = clientTokenSchema.parse(
    JSON.parse(Buffer.from(clientToken, 'base64').toString()),
  )
  // The address is as clients see it, with the world's name.
  const path = clientApiUrl.slice(clientApiUrl.indexOf('/braintree-gateway'))
  const answer = await send(
    new Request(`${ORIGIN}${path}/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${authorizationFingerprint}`,
      },
      body: JSON.stringify({
        expirationMonth: '12',
        expirationYear: '2035',
        cvv: card.number.startsWith('3') ? '1234' : '123',
        ...card,
        vault,
      }),
    }),
  )
  return tokenizedSchema.parse(await answer.json()).paymentMethod.nonce
}
