import { expect, test } from './support/test'

/** Whom a request names as its sender; REST and GraphQL each have a place for it. */
function senderOf(body: string): unknown {
  const { clientSdkMetadata, _meta: meta } = JSON.parse(body)
  return (clientSdkMetadata ?? meta).integration
}

for (const hasGraphQl of [true, false]) {
  test.describe(() => {
    test.use({ wireSettings: { hasGraphQl } })

    test(`a card goes to the gateway's ${hasGraphQl ? 'GraphQL' : 'REST'} interface as that of a drop-in`, async ({
      shop,
      wire,
    }) => {
      await shop.open()
      await shop.start()
      await shop.fillCard()
      await expect.poll(() => shop.isRequestable()).toBe(true)
      await shop.request()
      expect(wire.askedFor('tokenize card').map(({ body }) => senderOf(body))).toEqual(['dropin2'])
    })
  })
}
