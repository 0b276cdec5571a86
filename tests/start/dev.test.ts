import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import { categories } from '../../mocks/api/database/tables/categories'
import { startApi } from '../../mocks/api/start-api'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { RUN_FILE } from '../../scripts/run/run-file'
import { launchBrowser } from '../../scripts/system/launch-browser'
import { findViolations } from '../find-violations'
import { signIn } from './support/service'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The contract requires at least one character in a category's name. */
const NAMELESS = { id: 'cat_nameless', name: '', nameKey: '', createdAt: new Date('2026-11-20') }

let development: ChildProcess
let exit: Promise<unknown>
let output = ''
let shop: string
let prism: string
let ports: string[]
let dataDirectory: string

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'bazaar-dev-'))
  await breakAnAnswer(dataDirectory)
  ports = [String(await findFreePort()), String(await findFreePort()), String(await findFreePort())]
  const [PORT, API_PORT, PRISM_PORT] = ports
  shop = `http://localhost:${PORT}`
  prism = `http://127.0.0.1:${PRISM_PORT}`
  development = spawn(process.execPath, [RUN_FILE, 'scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT, API_PORT, PRISM_PORT, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  exit = new Promise((resolve) => development.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes('with hot reload')) resolve()
    }
    development.stdout?.on('data', onData)
    development.stderr?.on('data', onData)
    development.once('close', () => reject(new Error(`It ended: ${output}`)))
  })
})

afterAll(async () => {
  development.kill('SIGTERM')
  await exit
  await rm(dataDirectory, { recursive: true, force: true })
})

test('the page comes from Vite, its JSON calls from the API behind Prism', async () => {
  expect(await (await fetch(shop)).text()).toContain('/@vite/client')
  const products = await fetch(`${shop}/api/product/list?limit=undefined`)
  expect(products.status).toBe(200)
  // Prism always adds this header; the API doesn't.
  expect(products.headers.get('access-control-allow-credentials')).toBe('true')
})

test('a request that breaks the contract is told in the terminal and in the response', async () => {
  const response = await fetch(`${shop}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"sam@example.com"}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: expect.stringContaining('password') })
  await expect
    .poll(() => output)
    .toMatch(/contract broken POST \/auth\/signin → 400\n +request\.body\.password: .*nothing came/)
})

test('a response that breaks the contract is told in the terminal and in the response', async () => {
  const response = await fetch(`${shop}/api/category/list`)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ error: expect.stringContaining('name') })
  await expect
    .poll(() => output)
    .toMatch(
      /contract broken GET \/category\/list → 500\n +response\.body\[\d+]\.name: must not be empty, but "" came/,
    )
  // No JSON log line beside the readable one.
  expect(output).not.toContain('"event":"fault"')
  expect(output).not.toContain('contract-violation')
})

test('OFF-6 no service worker stands in between; the overlay in the browser names call, place, contract and what came, of a request and of a response', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    // A page without failing requests of its own.
    await page.goto(`${shop}/signin`)
    const overlay = page.locator('vite-error-overlay .message-body')
    await page.getByRole('main').waitFor()
    await page.evaluate(() => fetch('/api/product/list?limit=ten'))
    await expect.poll(() => overlay.textContent()).toContain('GET /product/list?limit=ten → 400')
    expect(await overlay.textContent()).toMatch(/request\.query\.limit: .*, but "ten" came/)

    await page.evaluate(() => fetch('/api/category/list'))
    await expect.poll(() => overlay.textContent()).toContain('GET /category/list → 500')
    expect(await overlay.textContent()).toMatch(
      /response\.body\[\d+]\.name: must not be empty, but "" came/,
    )
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(workers).toEqual([])
  } finally {
    await browser.close()
  }
})

test('WORLD-7 the desk beside the storefront shows its calls, wrong ones with what is wrong', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${shop}/signin`)
    await page.getByRole('button', { name: 'Desk' }).click()
    const desk = page.frameLocator('iframe[title="Desk of the mock"]')
    await desk.getByRole('heading', { name: 'World default' }).waitFor()
    // A desk of another origin could copy nothing otherwise.
    expect(await page.locator('iframe').getAttribute('allow')).toBe('clipboard-write')
    await page.evaluate(() => fetch('/api/product/list?limit=3'))
    await desk.getByRole('button', { name: /limit=3/ }).click()
    await desk.getByText('As the contract has it.').waitFor()
    await desk.getByRole('button', { name: 'Send again' }).click()
    await desk
      .getByRole('button', { name: /limit=3/ })
      .nth(1)
      .waitFor()
    await page.evaluate(() => fetch('/api/product/list?limit=ten'))
    const refused = desk.getByRole('button', { name: /^400 listProducts .*limit=ten/ })
    await refused.getByText('request.query.limit:').first().waitFor()
    const wrongSignIns = desk.getByRole('button', { name: /^400 signIn/ })
    const before = await wrongSignIns.count()
    await page.evaluate(() =>
      fetch('/api/auth/signin', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"email":',
      }),
    )
    await expect.poll(() => wrongSignIns.count()).toBe(before + 1)
    // What breaks the contract shows above all else, until it is sent away.
    await page.mouse.click(2, 2)
    await page.getByRole('button', { name: 'Close the desk' }).click()
    expect(await page.locator('iframe').count()).toBe(0)
  } finally {
    await browser.close()
  }
})

test.each(['light', 'dark'] as const)(
  'WORLD-7 in %s colors the desk beside the storefront keeps nobody out: the keyboard opens it, walks through it and out, and closes it',
  async (colorScheme) => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1440, height: 900 } })
      await page.goto(`${shop}/signin`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await findViolations(page)).toEqual([])
      await pressUntil(page, 'Tab', async () => (await focused(page)) === 'button Desk')
      await page.keyboard.press('Enter')
      const desk = page.frameLocator('iframe[title="Desk of the mock"]')
      await desk.getByText('Live').waitFor()
      expect(await focused(page)).toBe('button Close the desk')
      await page.evaluate(() => fetch('/api/product/list?limit=ten'))
      await desk.getByText('request.query.limit:').first().waitFor()
      // What breaks the contract shows above all else, until it is sent away.
      await page.locator('vite-error-overlay').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('vite-error-overlay').waitFor({ state: 'detached' })
      const last = desk.locator('button[data-number]').first()
      await pressUntil(page, 'Tab', () => last.evaluate((call) => call.matches(':focus')))
      await page.keyboard.press('Enter')
      await desk.getByText('What came').first().waitFor()
      expect(await findViolations(page)).toEqual([])
      await pressUntil(page, 'Tab', async () => !(await focused(page)).startsWith('iframe'))
      await pressUntil(
        page,
        'Shift+Tab',
        async () => (await focused(page)) === 'button Close the desk',
      )
      await page.keyboard.press('Enter')
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await focused(page)).toBe('button Desk')
    } finally {
      await browser.close()
    }
  },
)

test('an upload goes around Prism to the API', async () => {
  const form = new FormData()
  form.set('name', 'Without a session')
  const answer = await fetch(`${shop}/api/product/create/usr_1`, { method: 'POST', body: form })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ success: false })
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('a photo goes around Prism too', async () => {
  const products: unknown = await (await fetch(`${shop}/api/product/list?limit=1`)).json()
  const address = /"data":"([^"]+)"/.exec(JSON.stringify(products))?.[1]
  const answer = await fetch(`${shop}${address}`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('a Prism that dies is started again with a message, and the shop goes on', async () => {
  const killing = fetch(`${prism}/product/create/usr_1`, {
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b\r\n\r\nno header\r\n--b--\r\n',
  })
  await expect(killing).rejects.toThrow()
  await expect
    .poll(() => output)
    .toMatch(/Prism ended with exit code 1; it starts again in 0\.25 s/)
  const answer = await fetch(`${shop}/api/product/list?limit=1`)
  expect(answer.status).toBe(200)
})

test('an upload that breaks the contract is told in the terminal, and so is its response', async () => {
  const [{ email, password }] = signInAccounts
  const { token, user } = await signIn(shop, email, password)
  const upload = async (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const url = `${shop}/api/product/create/${user._id}`
    const headers = { authorization: `Bearer ${token}` }
    return fetch(url, { method: 'POST', headers, body })
  }
  const product = {
    name: 'Prompt',
    description: 'Asks well.',
    category: NAMELESS.id,
    shipping: '0',
    quantity: '1',
  }
  expect((await upload({ ...product, price: 'ten' })).status).toBe(400)
  await expect
    .poll(() => output)
    .toMatch(
      /contract broken POST \/product\/create\/\w+ → 400\n +request\.body\.price: must be a number, but "ten" came/,
    )
  expect((await upload({ ...product, price: '10' })).status).toBe(500)
  await expect
    .poll(() => output)
    .toMatch(
      /contract broken POST \/product\/create\/\w+ → 500\n +response\.body\.data\.category\.name: must not be empty, but "" came/,
    )
})

test('one Ctrl-C stops all of it', async () => {
  development.kill('SIGINT')
  expect(await exit).toBe(0)
  for (const port of ports) await expect(fetch(`http://localhost:${port}`)).rejects.toThrow()
})

/** What has the focus in the page, within the drawer too; of the drawer's frame only that. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const outer = document.activeElement
    const element = outer?.shadowRoot?.activeElement ?? outer
    return `${element?.localName} ${element?.textContent}`
  })
}

const MOST_STOPS = 60

/** @throws Error when the keyboard does not get there */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key)
    if (await isThere()) return
  }
  throw new Error(`${key} did not get there; the focus is on ${await focused(page)}.`)
}

/** Seeds a shop with a category that breaks the contract in every response that contains it. */
async function breakAnAnswer(directory: string): Promise<void> {
  const api = await startApi({ mode: 'mock', dataDirectory: directory, log: () => undefined })
  await api.database.insert(categories).values(NAMELESS)
  await api.close()
}
