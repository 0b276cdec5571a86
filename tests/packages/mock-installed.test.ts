import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mock } from '../../scripts/packages/mock/record'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { endProcess } from '../../scripts/processes/stop'
import { RegistryUnreachable } from '../../scripts/system/install-from-registry'
import { listFiles } from '../../scripts/system/list-files'
import { type MadePackage, makePackage } from './support/make-package'
import { Outside } from './support/outside'
import { typeCheck } from './support/type-check'

const SHOPPER = { email: 'shopper@promptbazaar.example', password: 'bazaar-shopper' }

let made: MadePackage
let outside: Outside
/** Why nothing could be installed. */
let hindrance: string | undefined
let running: ChildProcess | undefined

beforeAll(async () => {
  made = await makePackage(mock)
  outside = await Outside.open()
  try {
    await outside.install(made.archive)
  } catch (error) {
    if (!(error instanceof RegistryUnreachable)) throw error
    hindrance = error.message
  }
})

afterAll(async () => {
  await outside?.remove()
  await made?.remove()
})

beforeEach(({ skip }) => skip(hindrance !== undefined, hindrance))

afterEach(async () => {
  if (running) await endProcess(running)
  running = undefined
})

/** Starts the command as it is installed; resolves when it says that it answers. */
async function start(...options: string[]): Promise<string> {
  const port = await findFreePort()
  const child = spawn(outside.tool(mock.name), ['--port', String(port), ...options], {
    cwd: outside.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('answers at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)))
  })
  return `http://127.0.0.1:${port}/api`
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('MPKG-1 it depends on the database and the picture library alone, and runs nothing when it is installed', async () => {
  const folder = join(made.out, made.name)
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  expect(Object.keys(manifest.dependencies)).toEqual(['@electric-sql/pglite', 'sharp'])
  expect(manifest).not.toHaveProperty('scripts')
  expect(manifest.bin).toEqual({ 'prompt-bazaar-mock': 'lib/cli.mjs' })
  const licenses = await readFile(join(folder, 'THIRD-PARTY-LICENSES.md'), 'utf8')
  for (const name of ['hono', 'drizzle-orm', 'jose', 'react-dom'])
    expect(licenses).toContain(`\n## ${name} `)
  const files = await listFiles(folder, '.')
  expect(
    files.filter((path) =>
      /\.test\.|^types\/(?!scripts\/mock-package|src\/api\/generated|mocks\/worlds|package)/.test(
        path,
      ),
    ),
  ).toEqual([])
})

test('MPKG-1 its command starts in an empty folder, and answers a sign-in', async () => {
  const api = await start('--memory')
  const response = await post(`${api}/auth/signin`, SHOPPER)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ user: { email: SHOPPER.email } })
  const page = await fetch(api.replace('/api', '/docs'))
  expect(await page.text()).toContain('swagger-ui')
  const desk = await fetch(api.replace('/api', '/w/-/desk/desk.js'))
  expect((await desk.text()).length).toBeGreaterThan(50_000)
  const world = api.replace('/api', '/w/ann/api')
  expect((await fetch(`${world}/category/list`)).status).toBe(200)
})

test('MPKG-1 what is sent stays in the data directory, until it is put back', async () => {
  const person = { name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' }
  const signUp = async (...options: string[]) => {
    const api = await start(...options)
    const { status } = await post(`${api}/auth/signup`, person)
    if (running) await endProcess(running)
    return status
  }
  expect(await signUp()).toBe(200)
  expect(await signUp()).toBe(409)
  expect(await signUp('--seed')).toBe(200)
})

test('MPKG-1 its help names it as it is called', async () => {
  const { isOk, output } = await outside.run(outside.tool(mock.name), ['--help'])
  expect([isOk, output]).toEqual([true, expect.stringMatching(/^Usage: prompt-bazaar-mock /)])
})

test('MPKG-1 where it does not start it names no command of the repository', async () => {
  const { isOk, output } = await outside.run(outside.tool(mock.name), [], {
    NODE_ENV: 'production',
  })
  expect([isOk, output]).toEqual([
    false,
    expect.stringMatching(
      /^The mock does not start with NODE_ENV=production: .* Leave NODE_ENV out\.$/,
    ),
  ])
  expect(output).not.toContain('npm ')
})

test('MPKG-1 a number that an option does not take is refused with a sentence', async () => {
  const { isOk, output } = await outside.run(outside.tool(mock.name), ['--products', '-1'])
  expect([isOk, output]).toEqual([
    false,
    expect.stringMatching(/^--products takes a whole number .* but has "-1"\.\n?$/),
  ])
})

test('MPKG-3 worlds of one process come one after another, each from the seed', async () => {
  const counts: unknown = JSON.parse(
    await outside.mustModule(`
      import { createWorld } from '${mock.name}'
      const counts = []
      for (let round = 0; round < 6; round += 1) {
        const world = await createWorld()
        const categories = await world.fetch('/api/category/list')
        counts.push((await categories.json()).length)
        await world.delete()
      }
      console.log(JSON.stringify(counts))
      // A timer of the embedded PostgreSQL, for its statistics, would keep the process for some seconds.
      process.exit()
    `),
  )
  expect(counts).toEqual(Array.from({ length: 6 }, () => 8))
})

const RIGHT = `
  import { createWorld, type MockWorld, type paths } from 'prompt-bazaar-mock'
  import { worldFixtures } from 'prompt-bazaar-mock/vitest'
  import { routeToWorld } from 'prompt-bazaar-mock/playwright'
  export type SignIn = paths['/auth/signin']['post']
  export const fixtures = [worldFixtures, routeToWorld]
  export async function names(world: MockWorld): Promise<string[]> {
    await createWorld({ name: 'mine' })
    return world.calls('signIn').flatMap(({ answer }) =>
      answer.status === 200 ? [answer.body.user.name] : [],
    )
  }
`
const WRONG = `
  import { createWorld } from 'prompt-bazaar-mock'
  const world = await createWorld()
  world.calls('noOperation')
`

test.each(['node16', 'bundler'] as const)(
  'MPKG-2 by its declarations a right module compiles with moduleResolution %s, a wrong one does not',
  async (resolution) => {
    const modules = { 'right.mts': RIGHT, 'wrong.mts': WRONG }
    expect(await typeCheck(outside, modules, resolution)).toEqual([
      expect.stringMatching(/^wrong\.mts: .*noOperation/s),
    ])
  },
)

test('MPKG-1 it ends when it is told to', async () => {
  await start('--memory')
  running?.kill('SIGTERM')
  if (running) expect(await once(running, 'exit')).toEqual([0, null])
})
