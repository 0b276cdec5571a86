import { Hono } from 'hono'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockWorlds, type MockWorlds } from '../../scripts/mock/mock-worlds'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { ensureBrowser } from '../../scripts/system/ensure-browser'

/** The storefront may have to be built, and a browser installed first. */
const START_TIMEOUT_MS = 300_000

let worlds: MockWorlds
let server: Listening
let browser: Browser

beforeAll(async () => {
  worlds = createMockWorlds({ log: () => undefined, checksAnswers: true })
  const app = new Hono()
  app.all('*', ({ req, env }) => worlds.fetchShop(req.raw, env))
  server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const { path } = await ensureBrowser()
  browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
  const page = await browser.newPage()
  await page.goto(`http://ready.localhost:${server.port}/`, { timeout: START_TIMEOUT_MS })
  await page.close()
})

afterAll(async () => {
  await browser.close()
  await server.close()
  await worlds.close()
})

test('WORLD-5 WORLD-2 a link opens the storefront in a state, with a persona signed in, and the next link in another', async () => {
  const page = await browser.newPage()
  const open = (query: string) => page.goto(`http://ann.localhost:${server.port}/-open?${query}`)
  await open('state=one-left&persona=regular&page=/user/dashboard')
  await page.getByText('Rut Regular').first().waitFor()
  await page.getByText('A Prompt of Former Days').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/dashboard')
  await open('state=every-script&page=/shop')
  await page.getByText('Trợ lý viết thư').first().waitFor()
  expect(await page.getByRole('link', { name: 'Signin' }).count()).toBe(1)
  expect((await open('state=dream'))?.status()).toBe(400)
  expect(await page.textContent('body')).toContain('There is no state "dream".')
})
