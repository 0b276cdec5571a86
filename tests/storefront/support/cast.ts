import { createDesk } from './desk'
import type { Cast } from './pages'
import { createService } from './service'
import { test as base } from './test'

/** `test` of the storefront with who and what its pages are about; made once a worker, changed by nobody. */
export const test = base.extend<object, { cast: Cast }>({
  cast: [
    async ({ playwright, adminSession }, use, { project }) => {
      const { baseURL } = project.use
      const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
      const product = await createDesk(request, adminSession).createProduct()
      await use({ product, admin: adminSession, shopper: await createService(request).signUp() })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

export { expect } from 'playwright/test'
