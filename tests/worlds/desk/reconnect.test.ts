import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorldsApp } from '../../../mocks/worlds/http/worlds-app'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { readDesk } from '../../../scripts/desk/read-desk'
import { findFreePort } from '../../../scripts/processes/listening/free-port'
import { listen } from '../../../scripts/processes/listening/listen'
import { browserLaunchOptions } from '../../../scripts/system/browser'
import { ensureBrowser } from '../../../scripts/system/ensure-browser'

const SHOTS = process.env['DESK_SHOTS']

/** A mock as it is between two starts, on the port of this file. */
interface Mock {
  /** Asks it without a connection. */
  ask(path: string): Promise<Response>
  /** Breaks all connections, and takes none. */
  disconnect(): Promise<void>
  connect(): Promise<void>
  stop(): Promise<void>
}

let worlds: Worlds
let browser: Browser
let port: number
let mock: Mock | undefined

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined })
  port = await findFreePort()
  const { path } = await ensureBrowser()
  browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
})

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock?.stop())

afterAll(async () => {
  await browser?.close()
  await worlds?.close()
})

/** Worlds end with it, as they do with a process. */
async function startMock(): Promise<Mock> {
  const stopping = new AbortController()
  const app = await createWorldsApp(worlds, { readDesk, stopping: stopping.signal })
  const open = () => listen(app, { port, hostname: '127.0.0.1' })
  let server = await open()
  return {
    ask: async (path) => app.request(at(path)),
    disconnect: () => server.close(0),
    async connect() {
      server = await open()
    },
    async stop() {
      mock = undefined
      stopping.abort()
      await server.close(0)
      for (const { name } of await worlds.list()) await worlds.remove(name)
    },
  }
}

const at = (path: string) => `http://127.0.0.1:${port}/w${path}`

async function open(name: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(at(`/${name}/desk`))
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

/** For people to look at. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return
  const looks = [['light', 1440] as const, ['dark', 360] as const]
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${SHOTS}/desk-${name}-${colorScheme}-${width}.png` })
  }
}

const listCategories = (name: string) => fetch(at(`/${name}/api/category/list`))
const calls = (page: Page) => page.getByRole('region', { name: 'Calls' }).getByRole('listitem')

test('WORLD-7 a mock that starts again is found again, and what the one before was called is gone', async () => {
  const page = await open('ann')
  for (const _ of [1, 2, 3]) await listCategories('ann')
  await expect.poll(() => calls(page).count()).toBe(3)
  await page
    .getByRole('button', { name: /listCategories/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Call 3: listCategories' }).waitFor()
  await mock?.stop()
  await page.getByRole('status').getByText('Not connected to the mock; trying again').waitFor()
  await shoot(page, 'lost')
  mock = await startMock()
  await page.getByText('Live', { exact: true }).waitFor()
  expect((await worlds.list()).map(({ name }) => name)).toEqual(['ann'])
  await page.getByText('Nothing was called yet.').waitFor()
  await page.getByText('Choose a call to see').waitFor()
  await listCategories('ann')
  await page.getByRole('button', { name: /listCategories/ }).click()
  await page.getByRole('heading', { name: 'Call 1: listCategories' }).waitFor()
  await page.close()
})

test('WORLD-7 a connection that breaks is made again, and no call is lost or comes twice', async () => {
  const page = await open('bea')
  await listCategories('bea')
  await expect.poll(() => calls(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await mock?.disconnect()
  await page.getByText('trying again').waitFor()
  await (await mock?.ask('/bea/api/product/list?limit=1'))?.text()
  await mock?.connect()
  await page.getByText('Live', { exact: true }).waitFor()
  await expect.poll(() => calls(page).allInnerTexts()).toEqual([expect.stringMatching(/limit=1/)])
  await page.close()
})

test('WORLD-7 a world that ends is said to have ended, and shows again once it is made again', async () => {
  const page = await open('carol')
  await listCategories('carol')
  await listCategories('carol')
  await expect.poll(() => calls(page).count()).toBe(2)
  await fetch(at('/carol'), { method: 'DELETE' })
  await page.getByRole('status').getByText('This world has ended').waitFor()
  await shoot(page, 'gone')
  // An open desk does not undo what somebody has decided.
  expect(await worlds.list()).toEqual([])
  await fetch(at('/carol/api/product/list?limit=1'))
  await page.getByText('Live', { exact: true }).waitFor()
  await expect.poll(() => calls(page).allInnerTexts()).toEqual([expect.stringMatching(/limit=1/)])
  await fetch(at('/carol'), { method: 'DELETE' })
  await page.getByRole('button', { name: 'Make it again' }).click()
  await page.getByText('Live', { exact: true }).waitFor()
  expect((await worlds.list()).map(({ name }) => name)).toEqual(['carol'])
  await page.close()
})

test('WORLD-7 a name that no world can have is refused once, with what a name takes', async () => {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  await page.clock.install()
  await page.goto(at('/Not_a_name/desk'))
  await page.getByRole('alert').getByText('small letters, digits and hyphens').waitFor()
  await page.getByRole('status').getByText('Not connected', { exact: true }).waitFor()
  // Longer than any pause between attempts; whatever it asks for then comes before this.
  await page.clock.runFor(60_000)
  await page.evaluate(async (address) => (await fetch(address)).status, at('/-/states'))
  expect(asked.filter((request) => request.includes('Not_a_name'))).toEqual([
    'GET /w/Not_a_name/desk',
    'PUT /w/Not_a_name',
  ])
  await page.close()
})

test('WORLD-7 a mock that does not answer is not waited for without end', async () => {
  const page = await open('dora')
  await page.clock.install()
  await page.route('**/w/dora/clock', () => undefined)
  await page.getByRole('button', { name: 'Freeze' }).click()
  await page.clock.fastForward(29_000)
  expect(await page.getByRole('alert').innerText()).toBe('')
  await page.clock.fastForward(2_000)
  await page
    .getByRole('alert')
    .getByText('The mock gave no answer to PUT /w/dora/clock within 30 s')
    .waitFor()
  await page.close()
})
