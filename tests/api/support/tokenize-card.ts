import { z } from 'zod/mini'
import type { Session } from './client'
import type { TestApi } from './test-api'

const clientTokenSchema = z.object({
  clientApiUrl: z.string(),
  authorizationFingerprint: z.string(),
})
const tokenizedSchema = z.object({ paymentMethod: z.looseObject({ nonce: z.string() }) })

/** What a user's client token says. */
export async function readClientToken({ client }: TestApi, as: Session) {
  const { clientToken } = await client.call('getClientToken', { as })
  return clientTokenSchema.parse(JSON.parse(Buffer.from(clientToken, 'base64').toString()))
}

/** Types a card into the simulated gateway, as the payment widget's fields do, and answers with its nonce. */
export async function tokenizeCard(it: TestApi, as: Session): Promise<string> {
  const { clientApiUrl, authorizationFingerprint } = await readClientToken(it, as)
  const response = await it.api.app.request(`${clientApiUrl}/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${authorizationFingerprint}`,
    },
    body: JSON.stringify({
      number: '4111111111111111',
      expirationMonth: '12',
      expirationYear: '2035',
      cvv: '123',
    }),
  })
  return tokenizedSchema.parse(await response.json()).paymentMethod.nonce
}
