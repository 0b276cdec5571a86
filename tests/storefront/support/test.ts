import { test as base, expect } from 'playwright/test'
import { type Account, createService, type Service, type Session, seedAdmin } from './service'
import { createShopAdmin, type ShopAdmin } from './shop-admin'
import { type PageWatch, watchPage } from './watch'

interface Fixtures {
  /** Fails the test on a console error or warning, an exception, or a failed call it did not allow. */
  watch: PageWatch
  /** Calls to the service that prepare or check what a page shows. */
  service: Service
  /** A shopper of the test's own. */
  shopper: Account
  /** The session of the seed's administrator. */
  adminSession: Session
  /** What that administrator does to the shop, for products of the test's own. */
  admin: ShopAdmin
}

/** Playwright's `test` with what a test of the storefront needs. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page)
      await use(watch)
      expect(watch.complaints(), 'what the page did that the test did not ask for').toEqual([])
    },
    { auto: true },
  ],
  service: async ({ request }, use) => use(createService(request)),
  shopper: async ({ service }, use) => use(await service.signUp()),
  adminSession: async ({ service }, use) => use(await service.signIn(seedAdmin)),
  admin: async ({ request, adminSession }, use) => use(createShopAdmin(request, adminSession)),
})

export { expect } from 'playwright/test'
