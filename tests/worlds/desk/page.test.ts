import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorldsApp } from '../../../mocks/worlds/http/worlds-app'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { readDesk } from '../../../scripts/desk/read-desk'
import { type Listening, listen } from '../../../scripts/processes/listening/listen'
import { browserLaunchOptions } from '../../../scripts/system/browser'
import { ensureBrowser } from '../../../scripts/system/ensure-browser'
import { findViolations } from '../../find-violations'

/** Over plain HTTP the browser takes a page of this name for insecure. */
const OTHER_HOST = 'devbox.example'
const SHOTS = process.env['DESK_SHOTS']

let worlds: Worlds
let server: Listening
let browser: Browser
const stopping = new AbortController()

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
  const app = await createWorldsApp(worlds, {
    readDesk,
    stopping: stopping.signal,
    allowedHosts: [OTHER_HOST],
  })
  server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const { path } = await ensureBrowser()
  const options = browserLaunchOptions()
  const args = [...(options.args ?? []), `--host-resolver-rules=MAP ${OTHER_HOST} 127.0.0.1`]
  browser = await chromium.launch({ ...options, args, executablePath: path })
})

afterAll(async () => {
  stopping.abort()
  await browser?.close()
  await server?.close(0)
  await worlds?.close()
})

const at = (path: string) => `http://localhost:${server.port}/w${path}`

async function open(
  name: string,
  size = { width: 1440, height: 900 },
  host = 'localhost',
): Promise<Page> {
  const context = await browser.newContext({ viewport: size })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto(at(`/${name}/desk`).replace('localhost', host))
  await page.getByText('Live').waitFor()
  return page
}

function call(name: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(at(`/${name}/api${path}`), init)
}

const breakShape = { headers: { 'X-Mock-Trouble': 'listProducts:wrong-shape' } }

async function signIn(name: string): Promise<void> {
  await call(name, '/auth/signin', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'shopper@promptbazaar.example', password: 'bazaar-shopper' }),
  })
}

test('WORLD-7 a call shows as it ends, with what breaks the contract, where, and the nearest valid value', async () => {
  const page = await open('shown')
  await page.getByText('Nothing was called yet.').waitFor()
  await call('shown', '/product/list?limit=1', breakShape)
  const entry = page.getByRole('button', { name: /listProducts/ })
  await entry.getByText('response.body: must be a list').waitFor()
  await page.getByRole('status').getByText('listProducts, breaks the contract').waitFor()
  await entry.click()
  const panel = page.getByRole('region', { name: /Call 1/ })
  await panel.getByText('Nearest valid value').waitFor()
  expect(await panel.innerText()).toContain('an object with data')
  await page.context().close()
})

test('WORLD-7 a row names the first wrong field and says how many more there are; the panel has all', async () => {
  const page = await open('several')
  await call('several', '/auth/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: '', email: 'nobody', password: 'short' }),
  })
  const entry = page.getByRole('button', { name: /signUp/ })
  expect(await entry.innerText()).toMatch(/request\.body\.name: .+, and 2 more/)
  await entry.click()
  const panel = page.getByRole('region', { name: /Call 1/ })
  for (const field of ['name', 'email', 'password']) {
    await panel.getByText(`request.body.${field}`, { exact: true }).waitFor()
  }
  await page.context().close()
})

test('WORLD-7 a call is sent again, and copied as curl and as a test, without its secrets', async () => {
  const page = await open('copied')
  await signIn('copied')
  await page.getByRole('button', { name: /signIn/ }).click()
  const panel = page.getByRole('region', { name: /Call 1/ })
  expect(await panel.innerText()).not.toContain('bazaar-shopper')
  await panel.getByRole('button', { name: 'Copy as curl' }).click()
  await panel.getByText('Copied as curl.').waitFor()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await read()).toContain(`curl -X POST '${at('/copied/api/auth/signin')}'`)
  await panel.getByRole('button', { name: 'Copy as a test' }).click()
  await panel.getByText('Copied as a test.').waitFor()
  expect(await read()).toContain('createWorld({"name":"copied","state":"seed"})')
  expect(await read()).not.toContain('bazaar-shopper')
  await panel.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('heading', { name: 'Call 2: signIn' }).waitFor()
  expect(await page.getByRole('button', { name: /^200 signIn/ }).count()).toBe(2)
  await page.context().close()
})

test('WORLD-7 where the browser lets a page copy nothing, the text is selected to be copied by hand', async () => {
  const page = await open('by-hand', undefined, OTHER_HOST)
  await signIn('by-hand')
  await page.getByRole('button', { name: /signIn/ }).click()
  const selected = () => page.evaluate(() => getSelection()?.toString())
  const panel = page.getByRole('region', { name: /Call 1/ })
  await panel.getByRole('button', { name: 'Copy as curl' }).click()
  await panel.getByText('The browser lets this page copy nothing').waitFor()
  await expect.poll(selected).toContain('curl -X POST')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(selected).toContain('http://by-hand.localhost')
  expect(await findViolations(page)).toEqual([])
  await page.context().close()
})

test('WORLD-7 state, clock, troubles and steps are changed, and a refusal says why', async () => {
  const page = await open('changed')
  const world = await worlds.use('changed')
  await page.getByLabel('State').selectOption('one-left')
  await page.getByText('One piece is left of every product.').waitFor()
  expect(world.state()).toBe('one-left')
  await page.getByRole('button', { name: 'Freeze' }).click()
  await page.getByRole('button', { name: 'Let it run' }).waitFor()
  expect(world.clock().kind).toBe('frozen')
  await page.getByLabel('Troubles').fill('listProducts:dance')
  await page.getByRole('button', { name: 'Set troubles' }).click()
  await page.getByRole('alert').getByText('There is no trouble "dance".').waitFor()
  await page.getByLabel('Troubles').fill('listProducts:status=503')
  await page.getByRole('button', { name: 'Set troubles' }).click()
  await page.getByRole('button', { name: 'End them' }).waitFor()
  expect(world.troubles.list()).toEqual(['listProducts:status=503'])
  await page.getByRole('button', { name: 'End them' }).click()
  await page.getByRole('button', { name: 'End them' }).waitFor({ state: 'detached' })
  await call('changed', '/auth/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' }),
  })
  await page.getByText('Steps: 1').waitFor()
  await page.getByRole('button', { name: 'Undo the last' }).click()
  await page.getByText('Steps: 0').waitFor()
  expect(world.steps()).toEqual([])
  await page.context().close()
})

test('WORLD-7 a time that is typed counts when it is set, by the button or by Enter', async () => {
  const page = await open('timed')
  const world = await worlds.use('timed')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1
  })
  const field = page.getByLabel('Set to (UTC)')
  await field.fill('2027-01-02T03:04')
  await field.fill('2028-02-29T12:00')
  // Whatever was sent would have been sent before this.
  await page.getByRole('button', { name: 'Freeze' }).click()
  await page.getByRole('button', { name: 'Let it run' }).waitFor()
  expect(sent).toBe(1)
  expect(world.now().getUTCFullYear()).toBe(new Date().getUTCFullYear())
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await page.getByText('2028-02-29T12:00').waitFor()
  expect(world.now().toISOString()).toMatch(/^2028-02-29T12:00/)
  await field.fill('2030-06-07T08:09')
  await field.press('Enter')
  await page.getByText('2030-06-07T08:09').waitFor()
  expect(world.now().toISOString()).toMatch(/^2030-06-07T08:09/)
  await page.context().close()
})

test('WORLD-7 calls are chosen by the keyboard: one stop for Tab, then the arrows', async () => {
  await call('keys', '/category/list')
  await call('keys', '/product/list?limit=1')
  const page = await open('keys')
  await page.getByRole('button', { name: /listCategories/ }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Call 2: listProducts' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('heading', { name: 'Call 1: listCategories' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send again')
  await page.context().close()
})

test.each([
  ['light', 360],
  ['light', 1440],
  ['dark', 360],
  ['dark', 1440],
] as const)(
  'WORLD-7 in %s colors, %i px wide, nothing keeps anybody out',
  async (colorScheme, width) => {
    const name = `${colorScheme}-${width}`
    await signIn(name)
    await call(name, '/product/list?limit=2')
    await call(name, '/product/list?limit=2', breakShape)
    await call(name, '/product/show/prd_nobody')
    const page = await open(name, { width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.getByRole('button', { name: /must be a list/ }).click()
    await page.getByText('Nearest valid value').waitFor()
    expect(await findViolations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/desk-${name}.png`, fullPage: true })
    await page.context().close()
  },
)
