import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createWorld } from '../../scripts/mock-package/create-world'
import type { MockWorld } from '../../scripts/mock-package/mock-world'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { ensureBrowser } from '../../scripts/system/ensure-browser'

const PHOTO_BYTES = 3_000_000

let pages: Server
let browser: Browser
let page: Page
let world: MockWorld

beforeAll(async () => {
  pages = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>'))
  await once(pages.listen(0, '127.0.0.1'), 'listening')
  const { path } = await ensureBrowser()
  browser = await chromium.launch({ ...browserLaunchOptions(), executablePath: path })
})

afterAll(async () => {
  await browser.close()
  pages.closeAllConnections()
  pages.close()
})

beforeEach(async () => {
  world = await createWorld()
  const { port } = z.object({ port: z.number() }).parse(pages.address())
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
})

afterEach(async () => {
  await page.close()
  await world.delete()
})

/** How often each operation came that a page sends once, by a connection that it has used before. */
async function send(operation: string, path: string, photoBytes: number) {
  const { baseUrl } = await world.listen()
  const end = await page.evaluate(
    async ([base, to, bytes]) => {
      await (await fetch(`${base}/category/list`)).text()
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.png')
      const body = bytes > 0 ? { body: form } : {}
      return fetch(`${base}${to}`, { method: 'POST', ...body }).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      )
    },
    [baseUrl, path, photoBytes] as const,
  )
  const calls = world.calls().filter((call) => call.operation === operation)
  return { end, statuses: calls.map(({ answer }) => answer.status) }
}

test.each([
  ['signUp:cut;nth=1', 'signUp', '/auth/signup', 0],
  ['signUp:answer-lost;nth=1', 'signUp', '/auth/signup', 0],
  ['createProduct:cut;nth=1', 'createProduct', '/product/create/usr_1', PHOTO_BYTES],
])('WORLD-3 of %s a page has a fault, and its browser sends nothing again', async (...row) => {
  const [trouble, operation, path, photoBytes] = row
  world.trouble(trouble)
  expect(await send(operation, path, photoBytes)).toEqual({
    end: 'TypeError: Failed to fetch',
    statuses: [0],
  })
})
