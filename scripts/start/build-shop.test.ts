import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '../../mocks/api/configuration'
import type { LogEntry } from '../../mocks/api/http/log'
import { startApi } from '../../mocks/api/start-api'
import { serveShop } from './build-shop'

const PAGE =
  '<html><head><script type="module" crossorigin src="/shop.js"></script></head><body><div id="root"></div></body></html>'
const BROKEN = `export const classifyPath = () => "public"
export const renderPage = async () => { throw new TypeError("nell@example.org") }`

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(directory, 'ssr'))
  await mkdir(join(directory, 'files'))
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  await writeFile(join(directory, 'manifest.json'), '{"index.html":{"file":"index.js"}}')
  await writeFile(join(directory, 'files', 'index.html'), PAGE)
  await writeFile(join(directory, 'ssr', 'ssr.js'), BROKEN)
})

afterAll(() => rm(directory, { recursive: true }))

test('a page that could not be rendered is sent empty, and an event of the log tells of it', async () => {
  const entries: LogEntry[] = []
  const api = await startApi({
    mode: 'demo',
    environment: {},
    log: (entry) => void entries.push(entry),
  })
  const building = Promise.resolve(directory)
  const shop = await serveShop(readConfiguration({}), Promise.resolve(api), building)
  const headers = { Accept: 'text/html' }
  const response = await shop.fetch(new Request('http://127.0.0.1/', { headers }))
  expect(await response.text()).toBe(PAGE)
  const told = entries.filter(({ event }) => event === 'page-not-rendered')
  expect(told).toEqual([expect.objectContaining({ level: 'error', fault: expect.anything() })])
  expect(JSON.stringify(told)).not.toContain('nell')
  await api.close()
})
