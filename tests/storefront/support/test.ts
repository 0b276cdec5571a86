import { type OwnShop, openShop } from '../../shops/own-shop'
import { createDesk, type Desk } from './desk'
import type { Cast } from './pages'
import { type Account, createService, type Service, type Session } from './service'
import { createShopAdmin, type ShopAdmin } from './shop-admin'
import { test as base } from './watched-test'

interface Fixtures {
  /** The whole shop, for this test alone: its data are the seed's, and what the test adds. */
  shop: OwnShop
  /** Calls to the service that prepare or check what a page shows. */
  service: Service
  /** A shopper of the test's own. */
  shopper: Account
  /** The session of the seed's administrator. */
  adminSession: Session
  /** What that administrator does to the shop. */
  admin: ShopAdmin
  /** The same administrator at the desk, where orders are. */
  desk: Desk
  /** Who and what pages are about. */
  cast: Cast
}

/** Playwright's `test` with what a test of the storefront needs. */
export const test = base.extend<Fixtures>({
  shop: async ({ playwright: _ }, use, { project, testId, retry }) => {
    const shop = await openShop(project.use.baseURL ?? '', `test-${testId}-${retry}`)
    await use(shop)
    await shop.close()
  },
  baseURL: ({ shop }, use) => use(shop.origin),
  service: async ({ request }, use) => use(createService(request)),
  shopper: async ({ service }, use) => use(await service.signUp()),
  adminSession: async ({ shop }, use) => use(await shop.signInAs('administrator')),
  admin: async ({ request, adminSession }, use) => use(createShopAdmin(request, adminSession)),
  desk: async ({ request, adminSession }, use) => use(createDesk(request, adminSession)),
  cast: async ({ desk, adminSession, shopper }, use) =>
    use({ product: await desk.createProduct(), admin: adminSession, shopper }),
})

export { expect } from 'playwright/test'
