import { tagsOf } from '../length'
import { createScene } from './options/create-scene'
import type { RealOption } from './options/option'
import { REAL_OPTIONS } from './options/options'
import { shopPolicy, strictPolicy, trustedTypesPolicy } from './support/policies'
import type { Place } from './support/real-page'
import { expect, test } from './support/test'

/** Pages that a merchant may have, besides a plain one. */
const PLACES: readonly {
  readonly name: string
  readonly place: (option: RealOption) => Place | Promise<Place>
}[] = [
  { name: 'under a strict merchant’s policy', place: ({ needs }) => strictPolicy(needs) },
  { name: 'under Trusted Types', place: ({ needs }) => trustedTypesPolicy(needs) },
  {
    name: 'on a dark page, in a shadow root',
    place: () => ({ isShadow: true, colorScheme: 'dark' }),
  },
  { name: 'on a page from right to left', place: () => ({ isRightToLeft: true }) },
]

/** What the storefront's policy has no hosts for: it does not offer them. */
const OFF_IN_THE_SHOP: readonly string[] = ['Google Pay', '3D Secure', 'data collector']

for (const option of REAL_OPTIONS) {
  test.describe(option.name, () => {
    test.use({
      wireSettings: option.settings,
      ...(option.userAgent === undefined ? {} : { userAgent: option.userAgent }),
    })
    // PayPal Credit is PayPal with one more flag.
    const tag = tagsOf(option.name !== 'PayPal Credit')

    for (const { name, place } of PLACES) {
      test(`${option.name} works ${name}`, { tag }, async ({ shop, wire }) => {
        await createScene(option, shop, wire).start({}, await place(option))
        expect(await option.pay(shop)).toMatchObject({ ...option.expected })
        expect(await shop.violations()).toEqual([])
      })
    }

    if (OFF_IN_THE_SHOP.includes(option.name)) {
      test(`${option.name} under the storefront’s policy leaves cards as they are`, async ({
        shop,
        wire,
      }) => {
        await createScene(option, shop, wire).start({ card: {} }, await shopPolicy(option.needs))
        await shop.fillCard()
        await expect.poll(() => shop.isRequestable()).toBe(true)
        const request = { threeDSecure: { amount: '10.00' } }
        expect(await shop.request(request)).toMatchObject({ type: 'CreditCard' })
      })
    } else {
      test(`${option.name} works under the storefront’s policy`, { tag }, async ({
        shop,
        wire,
      }) => {
        await createScene(option, shop, wire).start({}, await shopPolicy(option.needs))
        expect(await option.pay(shop)).toMatchObject({ ...option.expected })
        expect(await shop.violations()).toEqual([])
      })
    }
  })
}
