import { Hono } from 'hono'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { startWorlds, WORLDS_PATH } from '../../mocks/worlds/start-worlds'
import type { Worlds } from '../../mocks/worlds/worlds'
import { createContractPage } from '../../scripts/contract-page/contract-page'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { ensureBrowser } from '../../scripts/system/ensure-browser'
import { findViolations } from '../find-violations'

let worlds: Worlds
let server: Listening
let browser: Browser

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined })
  const app = new Hono()
  const worldsApp = await createWorldsApp(worlds)
  app.all(`${WORLDS_PATH}/*`, ({ req }) => worldsApp.fetch(req.raw))
  app.route('/', createContractPage({ hasWorlds: true, accounts: signInAccounts }))
  server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const { path } = await ensureBrowser()
  browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await worlds?.close()
})

/** Opens the page; whatever else than its own server it asks for fails, and is listed with what the console says. */
async function open(query = ''): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  const origin = `http://127.0.0.1:${server.port}`
  await page.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    async (route) => {
      said.push(route.request().url())
      await route.abort()
    },
  )
  await page.goto(`${origin}/docs${query}`)
  await page.getByRole('heading', { name: /Prompt Bazaar API/ }).waitFor()
  return { page, said }
}

test('API-11 an operation has its statuses, examples and limits, without any other host', async () => {
  const { page, said } = await open()
  const operation = page.locator('#operations-auth-signIn')
  await operation.getByRole('button').first().click()
  await expect.poll(() => operation.innerText()).toContain('429')
  await operation.getByText('Schema', { exact: true }).first().click()
  // The password's.
  await expect.poll(() => operation.innerText()).toContain('[6, 128] characters')
  const text = await operation.innerText()
  for (const part of ['Sign in', '200', '401', 'application/json', 'shopper', '8192']) {
    expect(text).toContain(part)
  }
  expect(said).toEqual([])
  await page.close()
})

test('API-11 a call is tried on the world of the reader', async () => {
  const { page, said } = await open('?world=reader')
  const operation = page.locator('#operations-category-listCategories')
  await operation.getByRole('button').first().click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  const answer = operation.locator('.live-responses-table')
  await expect.poll(() => answer.innerText()).toContain('200')
  expect(await operation.locator('.request-url').innerText()).toContain(
    '/w/reader/api/category/list',
  )
  expect((await worlds.list()).map(({ name }) => name)).toEqual(['reader'])
  expect(said).toEqual([])
  await page.close()
})

test('API-11 who signs in as the page has filled it in is let in, whichever account they choose', async () => {
  const { page } = await open('?world=guest')
  const operation = page.locator('#operations-auth-signIn')
  await operation.getByRole('button').first().click()
  const accounts = operation.getByLabel('Example').first()
  const names = signInAccounts.map(({ name }) => name)
  expect(await accounts.locator('option').allTextContents()).toEqual(names)
  for (const name of names) {
    await accounts.selectOption({ label: name })
    await operation.getByRole('button', { name: 'Execute' }).click()
    const answer = operation.locator('.live-responses-table .response')
    await expect.poll(() => answer.innerText()).toContain(`"name": "${name}"`)
    expect(await answer.innerText()).toMatch(/^200/)
  }
  await page.close()
})

test.each(['light', 'dark'] as const)(
  'API-11 in %s colors nothing keeps anybody out',
  async (colorScheme) => {
    const { page } = await open()
    await page.emulateMedia({ colorScheme })
    await page.locator('#operations-auth-signIn').getByRole('button').first().click()
    await page.locator('#operations-auth-signIn').getByText('429').first().waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.close()
  },
)

test('API-11 where there are no worlds, calls go to the shop itself', async () => {
  const page = createContractPage({ hasWorlds: false, accounts: [] })
  const response = await page.request('/docs/openapi.json')
  expect(await response.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }] })
})
