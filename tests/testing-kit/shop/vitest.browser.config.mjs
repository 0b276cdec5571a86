import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const { KIT_BROWSER = '{}' } = process.env

/** The same tests in a browser. */
export default defineConfig({
  test: {
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: JSON.parse(KIT_BROWSER) }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
