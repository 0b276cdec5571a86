import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toTest } from '../../../mocks/worlds/desk/copy/to-test'
import { createWorldsApp } from '../../../mocks/worlds/http/worlds-app'
import { signInAs } from '../../../mocks/worlds/personas/sign-in-as'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { createWorld } from '../../../scripts/mock-package/create-world'

const EIGHT_DAYS_MS = 8 * 24 * 3_600_000

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
})

afterAll(() => worlds.close())

/** Runs a test as it was copied, on a world of this process. */
async function run(text: string): Promise<void> {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const tests: (() => Promise<void>)[] = []
  const modules: Readonly<Record<string, unknown>> = {
    'prompt-bazaar-mock': { createWorld },
    vitest: { expect, test: (_: string, work: () => Promise<void>) => tests.push(work) },
  }
  compileFunction(outputText, ['require', 'exports'])((name: string) => modules[name], {})
  expect(tests).toHaveLength(1)
  await tests[0]?.()
}

test('WORLD-7 a session that has ended since is so in the copied test too, which says what came before', async () => {
  const app = await createWorldsApp(worlds)
  const ask = async (path: string) =>
    (await app.request(`http://localhost/w/expired${path}`)).json()
  const world = await worlds.use('expired', 'one-left')
  const { token, user } = await signInAs(world, 'first-time-buyer')
  world.setClock({ advanceMs: EIGHT_DAYS_MS })
  const answer = await app.request(`http://localhost/w/expired/api/user/profile/${user._id}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(401)
  await answer.text()
  await expect.poll(async () => (await ask('/calls')).length).toBe(1)
  const text = toTest(await ask('/calls/1'), await ask(''))
  expect(text).toContain('// A write came before this call, and is missing here')
  expect(text).toContain('GET /w/expired/file')
  await run(text)
  const unmoved = text.replace(/^ *world\.clock\..*$/gm, '')
  await expect(run(unmoved.replace('"expired"', '"unmoved"'))).rejects.toThrow('200')
})

test('WORLD-7 a test on a world that was begun at a time begins at that time', async () => {
  const app = await createWorldsApp(worlds)
  const request = (path: string, init?: RequestInit) =>
    app.request(`http://localhost/w/begun${path}`, init)
  await request('?state=first-order&freeze=2025-12-24T18:00:00Z', { method: 'PUT' })
  await (await request('/api/product/list?limit=1')).text()
  await expect.poll(async () => (await request('/calls/1')).status).toBe(200)
  const text = toTest(await (await request('/calls/1')).json(), await (await request('')).json())
  expect(text).toContain('"freeze":"2025-12-24T18:00:00.000Z"')
  await run(text)
})

test('WORLD-7 a test on a world that began as a file is done again on the file that it asks for', async () => {
  const app = await createWorldsApp(worlds)
  const request = (path: string, init?: RequestInit) =>
    app.request(`http://localhost/w/from-file${path}`, init)
  const world = await worlds.use('from-file', 'one-left')
  await worlds.load(world, await worlds.save(await worlds.use('empty', 'empty-shop')))
  await signInAs(world, 'first-time-buyer')
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ name: 'Ann', email: 'ann@shop.example', password: 'apple pie 12' })
  const signUp = { method: 'POST', headers, body }
  expect((await request('/api/auth/signup', signUp)).status).toBe(200)
  await expect.poll(async () => (await request('/calls/1')).status).toBe(200)
  const facts = await (await request('')).json()
  const text = toTest(await (await request('/calls/1')).json(), facts)
  const [, rewind = ''] = /rewind with (\{.*?\})/.exec(text) ?? []
  expect((await request('/rewind', { method: 'POST', headers, body: rewind })).status).toBe(200)
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-copied-'))
  const file = join(folder, 'from-file.world')
  await writeFile(file, await worlds.save(world))
  try {
    const secret = text.replaceAll("process.env['SHOP_SECRET']", "'apple pie 12'")
    await run(secret.replace(/new URL\(.*?\)/, JSON.stringify(file)))
  } finally {
    await rm(folder, { recursive: true })
  }
})
