import { defineConfig } from 'playwright/test'

const { KIT_BROWSER = '{}', KIT_SHOP = '' } = process.env

/** A merchant's own: where the shop is, and with which browser. */
export default defineConfig({
  testMatch: '*.spec.ts',
  workers: 1,
  reporter: 'json',
  use: { baseURL: KIT_SHOP, launchOptions: JSON.parse(KIT_BROWSER) },
})
