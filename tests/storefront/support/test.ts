import { type APIRequestContext, test as base, expect } from 'playwright/test'
import { createDesk, type Desk } from './desk'
import type { Cast } from './pages'
import { type Account, createService, type Service, type Session, seedAdmin } from './service'
import { createShopAdmin, type ShopAdmin } from './shop-admin'
import { type PageWatch, watchPage } from './watch'

interface WorkerFixtures {
  /** Calls to the service for what outlives a test. */
  workerRequest: APIRequestContext
  /** The session of the seed's administrator; signing in is slow on purpose, so once a worker. */
  adminSession: Session
  /** Who and what pages are about that nobody changes; made once a worker. */
  cast: Cast
}

interface Fixtures {
  /** Fails the test on a console error or warning, an exception, or a failed call it did not allow. */
  watch: PageWatch
  /** Calls to the service that prepare or check what a page shows. */
  service: Service
  /** A shopper of the test's own. */
  shopper: Account
  /** What that administrator does to the shop, for products of the test's own. */
  admin: ShopAdmin
  /** The same administrator at the desk, where orders are. */
  desk: Desk
}

/** Playwright's `test` with what a test of the storefront needs. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page)
      await use(watch)
      await watch.conclude()
      expect(watch.complaints(), 'what the page did that the test did not ask for').toEqual([])
    },
    { auto: true },
  ],
  service: async ({ request }, use) => use(createService(request)),
  shopper: async ({ service }, use) => use(await service.signUp()),
  workerRequest: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use
      const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
      await use(request)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  adminSession: [
    async ({ workerRequest }, use) => use(await createService(workerRequest).signIn(seedAdmin)),
    { scope: 'worker' },
  ],
  cast: [
    async ({ workerRequest, adminSession }, use) =>
      use({
        product: await createDesk(workerRequest, adminSession).createProduct(),
        admin: adminSession,
        shopper: await createService(workerRequest).signUp(),
      }),
    { scope: 'worker' },
  ],
  admin: async ({ request, adminSession }, use) => use(createShopAdmin(request, adminSession)),
  desk: async ({ request, adminSession }, use) => use(createDesk(request, adminSession)),
})

export { expect } from 'playwright/test'
