import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../../scripts/processes/port'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const START_MS = 60_000
const RESTART_MS = 30_000
const STOP_MS = 15_000

let development: ChildProcess
let exit: Promise<unknown>
let output = ''
let shop: string
let prism: string
let ports: string[]

beforeAll(async () => {
  ports = [String(await findFreePort()), String(await findFreePort()), String(await findFreePort())]
  const [PORT, API_PORT, PRISM_PORT] = ports
  shop = `http://localhost:${PORT}`
  prism = `http://127.0.0.1:${PRISM_PORT}`
  development = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--memory'], {
    cwd: ROOT,
    env: { ...process.env, PORT, API_PORT, PRISM_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const onData = (chunk: Buffer) => {
    output += chunk.toString('utf8')
  }
  development.stdout?.on('data', onData)
  development.stderr?.on('data', onData)
  exit = new Promise((resolve) => development.once('close', resolve))
  await vi.waitFor(() => expect(output).toContain('with hot reload'), START_MS)
}, START_MS)

afterAll(async () => {
  development.kill('SIGTERM')
  await exit
}, STOP_MS)

test('the page comes from Vite, its JSON calls from the API behind Prism', async () => {
  expect(await (await fetch(shop)).text()).toContain('/@vite/client')
  const products = await fetch(`${shop}/api/product/list?limit=undefined`)
  expect(products.status).toBe(200)
  // Prism, which the call passed, always says this; the API itself does not.
  expect(products.headers.get('access-control-allow-credentials')).toBe('true')
})

test('a broken contract is told in the terminal and in the answer', async () => {
  const answer = await fetch(`${shop}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"sam@example.com"}',
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining('password') })
  await expect.poll(() => output).toContain('contract broken POST /auth/signin → 422')
})

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

test(
  'a Prism that dies is started again with a message, and the shop goes on',
  async () => {
    const killing = fetch(`${prism}/product/create/usr_1`, {
      method: 'POST',
      headers: { authorization: 'Bearer token', 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\n\r\nno header\r\n--b--\r\n',
    })
    await expect(killing).rejects.toThrow()
    await expect
      .poll(() => output)
      .toMatch(/Prism ended with exit code 1; it starts again in 0\.25 s/)
    const answer = await fetch(`${shop}/api/category/list`)
    expect(answer.status).toBe(200)
  },
  RESTART_MS,
)

test(
  'one Ctrl-C stops all of it',
  async () => {
    development.kill('SIGINT')
    expect(await exit).toBe(0)
    for (const port of ports) await expect(fetch(`http://localhost:${port}`)).rejects.toThrow()
  },
  STOP_MS,
)
