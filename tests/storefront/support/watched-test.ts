import { test as base, expect } from 'playwright/test'
import { endRoutes } from '../../end-routes'
import { waitForStarts } from './starts'
import { type PageWatch, watchPage } from './watch'

interface Fixtures {
  /** Fails the test on a console error or warning, an exception, or a failed call it did not allow. */
  watch: PageWatch
}

/** Playwright's `test` for a page of the storefront, wherever that is. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    context.on('page', waitForStarts)
    await use(context)
  },
  page: async ({ page }, use) => {
    await use(page)
    await endRoutes(page)
  },
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page)
      await use(watch)
      await watch.conclude()
      expect(watch.complaints(), 'what the page did that the test did not ask for').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from 'playwright/test'
