import { z } from 'zod'
import { bearer, done, type Shop } from '../../mocks/worlds/recipes/shop'
import type { World } from '../../mocks/worlds/world'
import type { Session } from '../../src/api/generated/types'

const savedSchema = z.object({
  paymentMethods: z.array(z.looseObject({ nonce: z.string() })),
})

/** What is in somebody's vault, with nonces to pay by. */
export async function savedMethods(world: World, shop: Shop, as: Session) {
  const { clientToken } = await done(
    shop.api.GET('/braintree/getToken/{userId}', {
      params: { path: { userId: as.user._id } },
      headers: bearer(as),
    }),
  )
  const claims = z
    .object({ authorizationFingerprint: z.string() })
    .parse(JSON.parse(Buffer.from(clientToken, 'base64').toString()))
  const answer = await world.fetch(
    new Request('http://mock.test/braintree-gateway/v1/payment_methods?default_first=1', {
      headers: { Authorization: `Bearer ${claims.authorizationFingerprint}` },
    }),
  )
  return savedSchema.parse(await answer.json()).paymentMethods
}
