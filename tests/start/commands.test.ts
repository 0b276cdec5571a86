import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../../mocks/api/start-api'
import manifest from '../../package.json' with { type: 'json' }
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { startShop } from '../../scripts/processes/start-shop'
import { RUN_FILE } from '../../scripts/run/run-file'
import { productionSecrets } from '../api/support/production-secrets'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'commands-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const live = {
  ...productionSecrets,
  BRAINTREE_ENVIRONMENT: 'production',
  BRAINTREE_MERCHANT_ACCOUNT_ID: 'shop_usd',
  ALLOW_SANDBOX: '0',
}

/** Runs a command of `scripts/` until it ends. */
async function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [RUN_FILE, `scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: { PATH, HOME, DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const onData = (chunk: Buffer) => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

const WRONG_USE = 2

test.each([
  ['start', ['--api'], { BRAINTREE_ENVIRONMENT: 'production' }, /takes real money/],
  ['start', ['--api', '--memory'], live, /--memory keeps nothing/],
  ['start', ['--api'], { NODE_ENV: 'prod' }, /NODE_ENV is not spelled/],
  ['start', ['--api', '--host', 'bazaar'], {}, /--host must be an IP address/, WRONG_USE],
  ['start', ['--port', '80a'], {}, /^--port must be a port number .* but is "80a"\.\n$/, WRONG_USE],
  ['start', ['--products', '5'], {}, /Unknown option '--products'\. --help lists all\./, WRONG_USE],
  ['mock', [], live, /The mock does not start with NODE_ENV=production/],
  ['dev', [], live, /The development server does not start with NODE_ENV=production/],
  ['dev', ['--bla'], {}, /There is no option --bla\. --help lists all\./, WRONG_USE],
  [
    'dev',
    ['--port', '4030'],
    {},
    /takes its ports from PORT, API_PORT and PRISM_PORT\./,
    WRONG_USE,
  ],
  ['dev', ['--products', '-1'], {}, /^--products takes a whole .* but has "-1"\.\n$/, WRONG_USE],
  ['mock', ['--products', '-1'], {}, /^--products takes a whole .* but has "-1"\.\n$/, WRONG_USE],
  ['mock', ['--state', 'nowhere'], {}, /There is no state "nowhere"\. There are /, WRONG_USE],
  ['mock-prism', ['--bla'], {}, /^There is no option --bla\. --help lists all\.\n$/, WRONG_USE],
  ['mock-prism', ['--port', '-1'], {}, /^--port takes a port .* but has "-1"\.\n$/, WRONG_USE],
] as const)('%s %j refuses %j in a sentence and leaves nothing behind', async (...row) => {
  const [script, args, environment, sentence, status = 1] = row
  const port = String(await findFreePort())
  const { code, output } = await run(script, args, { PORT: port, ...environment })
  expect(output).toMatch(sentence)
  expect(output).not.toContain('    at ')
  expect(code).toBe(status)
  expect(await readdir(directory)).toEqual([])
})

/** What `npm run` starts, by its file. */
const commands = Object.values(manifest.scripts).flatMap(
  (line) => /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1] ?? [],
)
// It hands all but its first argument on, and lists the tools where there is none of that name.
const refusing = commands.filter((file) => file !== 'scripts/tool.ts')

test.each(refusing)(
  '%s refuses an option that it does not have before it does anything',
  async (file) => {
    const { code, output } = await run(file.replace(/^scripts\/|\.ts$/g, ''), ['--no-such-one'], {})
    expect(output).toMatch(/no-such-one/)
    expect(output).not.toContain('    at ')
    expect(code).toBe(WRONG_USE)
    expect(await readdir(directory)).toEqual([])
  },
)

test.each([
  ['dev', /npm run dev -- \[options\].*PRISM_PORT.*--trouble/s],
  ['mock', /npm run mock -- \[options\].*--port.*--trouble/s],
  ['mock-prism', /npm run mock:prism -- \[options\].*--port/s],
  ['start', /--memory .*\n.*--api .*\n.*--port NUMBER .*\n.*--host NAME/],
  ['doctor', /npm run doctor -- \[options\].*--json/s],
])('%s --help lists its options, starts nothing and ends well', async (script, help) => {
  const { code, output } = await run(script, ['--help'], {})
  expect(output).toMatch(help)
  expect(code).toBe(0)
  expect(await readdir(directory)).toEqual([])
})

/** Another loopback address: Linux accepts all of 127.0.0.0/8. */
const OTHER_ADDRESS =
  process.platform === 'linux'
    ? '127.0.0.2'
    : Object.values(networkInterfaces())
        .flatMap((addresses) => addresses ?? [])
        .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.skipIf(!OTHER_ADDRESS)(
  'a demonstration listens on this machine alone, unless it is asked for more',
  async () => {
    const reach = (port: string) => fetch(`http://${OTHER_ADDRESS}:${port}/healthz`)
    for (const args of [[], ['--host', '0.0.0.0']]) {
      const port = String(await findFreePort())
      const shop = await startShop(['--api', '--memory', '--port', port, ...args], { PORT: '1' })
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      if (args.length > 0) expect((await reach(port)).status).toBe(200)
      else await expect(reach(port)).rejects.toThrow()
      await shop.stop()
    }
  },
)

test('API-11 production listens on every address, shows no page of the contract, warns of the sandbox, and prints no password', async () => {
  const port = String(await findFreePort())
  const shop = await startShop(['--api', '--memory'], { ...productionSecrets, PORT: port })
  expect((await fetch(`http://${OTHER_ADDRESS ?? '127.0.0.1'}:${port}/healthz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/docs`)).status).toBe(404)
  expect(shop.output()).toContain('Nobody pays real money')
  for (const secret of [
    'bazaar-admin',
    productionSecrets.ADMIN_PASSWORD,
    productionSecrets.JWT_SECRET,
  ])
    expect(shop.output()).not.toContain(secret)
  await shop.stop()
})

test('the doctor tells a Node that is too old to load anything else', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`
  const environment = {
    NODE_OPTIONS: `--no-warnings --import=data:text/javascript,${encodeURIComponent(older)}`,
  }
  const sentence = 'Node 18.20.4 is too old; the shop needs 20.19 or later.'
  expect(await run('doctor', [], environment)).toEqual({
    code: 1,
    output: `missing   ${sentence}\n`,
  })
  const told = await run('doctor', ['--json'], environment)
  expect(told.code).toBe(1)
  expect(JSON.parse(told.output)).toEqual([{ kind: 'missing', sentence }])
})

test('the doctor tells of published accounts and changes no byte of the data', async () => {
  const data = join(directory, 'data')
  const api = await startApi({
    mode: 'demo',
    dataDirectory: data,
    environment: {},
    log: () => undefined,
  })
  const environment = { ...live, DATA_DIR: data }
  const during = await run('doctor', [], environment)
  expect(during.output).toContain('The data is in use')
  await api.close()

  const before = await readAll(data)
  const { code, output } = await run('doctor', [], environment)
  expect(output).toContain('the start in production closes usr_ada, usr_sam')
  expect(output).toContain('A start in production would be safe.')
  expect(code).toBe(0)
  expect(await readAll(data)).toEqual(before)

  const bare = await run('doctor', ['--json'], { DATA_DIR: data })
  expect(bare.code).toBe(1)
  expect(JSON.parse(bare.output)).toContainEqual({
    kind: 'missing',
    sentence: expect.stringContaining('NODE_ENV is not production'),
  })
  for (const secret of Object.values(productionSecrets).filter(({ length }) => length > 11))
    expect(output + during.output).not.toContain(secret)
})

/** The contents of all files below the folder. */
async function readAll(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  const contents = await Promise.all(paths.map((path) => readFile(path, 'latin1')))
  return new Map(paths.map((path, index) => [path, contents[index] ?? '']))
}
