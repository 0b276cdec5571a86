import { Hono } from 'hono'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockWorlds, type MockWorlds } from '../../scripts/mock/mock-worlds'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { ensureBrowser } from '../../scripts/system/ensure-browser'
import { findViolations } from '../find-violations'

/** The storefront may have to be built, and a browser installed first. */
const START_TIMEOUT_MS = 300_000

let worlds: MockWorlds
let server: Listening
let browser: Browser

beforeAll(async () => {
  worlds = createMockWorlds({ log: () => undefined, checksAnswers: true })
  const app = new Hono()
  app.get('/evil', ({ html }) => html('<title>Evil</title>'))
  app.all('*', ({ req, env }) => worlds.fetchShop(req.raw, env))
  server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const { path } = await ensureBrowser()
  const options = browserLaunchOptions()
  const args = [...(options.args ?? []), '--host-resolver-rules=MAP evil.example 127.0.0.1']
  browser = await chromium.launch({ ...options, args, executablePath: path })
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
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const open = (query: string) => page.goto(`http://ann.localhost:${server.port}/-open?${query}`)
  await open('state=one-left&persona=regular&page=/user/dashboard')
  await page.getByText('Rut Regular').first().waitFor()
  await page.getByText('A Prompt of Former Days').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/dashboard')
  await page.reload()
  await page.getByText('A Prompt of Former Days').first().waitFor()
  await open('state=every-script&page=/shop')
  await page.getByText('Trợ lý viết thư').first().waitFor()
  expect(await page.getByRole('link', { name: 'Signin' }).count()).toBe(1)
  expect(lines).toEqual([])
  expect((await open('state=dream'))?.status()).toBe(400)
  expect(await page.textContent('body')).toContain('There is no state "dream".')
})

test('WORLD-5 a window that another site opens asks first, in light and dark, and its button opens the link', async () => {
  const world = await (await worlds.open()).use('bea', 'one-product')
  const page = await browser.newPage()
  const lines: string[] = []
  page.context().on('console', (line) => {
    if (line.page() !== page) lines.push(line.text())
  })
  await page.goto(`http://evil.example:${server.port}/evil`)
  const opened = page.waitForEvent('popup')
  const link = `http://bea.localhost:${server.port}/-open?state=empty-shop&page=/shop`
  await page.evaluate((address) => void window.open(address), link)
  const popup = await opened
  const button = popup.getByRole('button', { name: 'Replace and open' })
  await button.waitFor()
  expect(world.state()).toBe('one-product')
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme })
    expect(await findViolations(popup)).toEqual([])
  }
  expect(lines).toEqual([])
  await button.click()
  await popup.waitForURL(`http://bea.localhost:${server.port}/shop`)
  expect(world.state()).toBe('empty-shop')
  // The page is asked for by its own address then, and the form is not sent again.
  await (await worlds.open()).applyState(world, 'one-product')
  await popup.reload()
  await popup.getByRole('heading', { name: 'Shop' }).waitFor()
  expect(world.state()).toBe('one-product')
})
