import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '../../scripts/conformance/http/client'
import type { Exchange } from '../../scripts/conformance/http/exchange'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { startAnew } from '../../scripts/conformance/self-test/reproduce'
import { BASE_URL } from '../../scripts/conformance/self-test/start-service'
import { toArchive } from '../../scripts/conformance/self-test/traffic/to-recording'
import type { Approach } from '../../scripts/conformance/wire/create-wire'
import { listen } from '../../scripts/processes/listening/listen'
import { findFault } from './support/find-fault'
import { otherPaths, withOtherPaths } from './support/other-paths'
import { withApiKey, withCookie } from './support/other-sign-in'
import { parseMap, recordOwnDay, spendOwnDay, writeMap } from './support/own-way'
import { createFilePath, runCommandLine } from './support/run-command-line'
import { atBase } from './support/run-scripts'
import { provideSignedIn, writeAuth } from './support/sign-in-run'
import { type SignedIn, signInAt } from './support/signed-in'
import { through, withProxy } from './support/with-proxy'

const API_KEY = 'X-Api-Key: {token}'
const COOKIE = 'Cookie: session={token}'

const at = provideSignedIn()
let mapFile: string
let ways: Readonly<Record<'map' | 'key' | 'cookie' | 'both', Approach>>

beforeAll(async () => {
  mapFile = writeMap(otherPaths)
  const map = await parseMap(otherPaths)
  const key = { name: 'x-api-key', before: '', after: '' }
  const cookie = { name: 'cookie', before: 'session=', after: '' }
  ways = {
    map: { map },
    key: { tokenHeader: key },
    cookie: { tokenHeader: cookie },
    both: { map, tokenHeader: cookie },
  }
})

const ask = () => Promise.reject(new Error('asked'))

/** Judges a recorded day; every report of it. */
async function observe(handle: Handler, way: keyof typeof ways, options: readonly string[]) {
  const day = await recordOwnDay(at.service, handle, ways[way])
  const formats = ['json', 'junit', 'sarif', 'har', 'html', 'markdown'] as const
  const files = formats.map((format) => [format, createFilePath(format)] as const)
  const reports = files.flatMap(([format, file]) => [`--${format}`, file])
  const outcome = await runCommandLine(['--observe', day, ...options, ...reports], ask)
  const texts = files.map(([, file]) => readFileSync(file, 'utf8'))
  return { ...outcome, recorded: readFileSync(day, 'utf8'), written: [outcome.out, ...texts] }
}

/** Tokens and passwords as they stand in a recording. */
function listSecrets(recorded: string): readonly string[] {
  const found = recorded.matchAll(/\\"(?:token|password)\\":\\"([^"\\]{6,})|session=([^;"]{12,})/g)
  const secrets = [...found].map(([, field, cookie]) => field ?? cookie ?? '')
  // Padding is none.
  return [...new Set(secrets)].filter((one) => new Set(one).size > 2)
}

describe('the recording of a backend with its own way is judged as calls of the contract', () => {
  test.each([
    ['other paths and names', 'map', withOtherPaths, ['--map'], /operations have other paths, /],
    ['its own header', 'key', withApiKey, ['--send-token', API_KEY], /in the header x-api-key/],
    ['a cookie', 'cookie', withCookie, ['--send-token', COOKIE], /taken from the cookie session/],
  ] as const)(
    'CONF-7 %s: nothing is found, and the verdict is adapted',
    async (_, way, wrap, options, adapted) => {
      const given = options[0] === '--map' ? ['--map', mapFile] : options
      const { status, out, written, recorded } = await observe(wrap(at.service.handle), way, given)
      expect(out).not.toContain('✗')
      expect(out.replaceAll(/\s+/g, ' ')).toMatch(adapted)
      expect(out.replaceAll(/\s+/g, ' ')).toContain('meets openapi.yaml only with what was adapted')
      expect(status).toBe(0)
      const secrets = listSecrets(recorded)
      expect(secrets.length).toBeGreaterThan(5)
      const leaked = secrets.filter((secret) => written.some((text) => text.includes(secret)))
      expect(leaked).toEqual([])
    },
  )

  test.each([
    ['listOrders serves everyone', 'not-admin'],
    ['createOrder leaves the stock alone', 'stock-count'],
    ['createPayment charges a nonce twice', 'nonce-once'],
    ['showProduct leaves category out', 'schema'],
    ['listProducts ignores the order', 'sort-order'],
  ])('CONF-7 a map and a cookie hide no difference: %s', async (name, rule) => {
    const faulty = withCookie(withOtherPaths(findFault(name).wrap(at.service.handle)))
    const options = ['--map', mapFile, '--send-token', COOKIE]
    const { status, out, recorded, written } = await observe(faulty, 'both', options)
    expect(out).toContain(`· ${rule}`)
    expect(status).toBe(1)
    const leaked = listSecrets(recorded).filter((secret) =>
      written.some((text) => text.includes(secret)),
    )
    expect(leaked).toEqual([])
  })

  test('CONF-7 without its map the recording has hardly a call of the contract, and is judged no better', async () => {
    const { out, status } = await observe(withOtherPaths(at.service.handle), 'map', [])
    expect(status).not.toBe(0)
    expect(out).not.toContain('adapted')
  })
})

describe('the recording of people who sign in elsewhere', () => {
  const auth = (more: object, { id } = at.people.sam) =>
    writeAuth({ send: API_KEY, people: [{ name: 'shopper', as: 'user', id, ...more }] })
  const environment = () => ({ SAM: at.people.sam.token })

  /** Calls with the token of somebody, in a file. */
  async function record(handle: Handler, given: string, paths: readonly string[]): Promise<string> {
    const exchanges: Exchange[] = []
    const client = createClient(withApiKey(handle), 10_000, (one) => exchanges.push(one))
    for (const path of paths) {
      const headers = { 'x-api-key': given }
      await client.send({ operation: '', method: 'GET', url: BASE_URL + path, headers })
    }
    const file = createFilePath('people.har')
    writeFileSync(file, toArchive(exchanges))
    return file
  }

  const observeAs = async (file: string, path: string, { token } = at.people.sam) => {
    const har = createFilePath('report.har')
    const args = ['--observe', file, '--auth', path, '--har', har]
    const outcome = await runCommandLine(args, ask, { environment: { SAM: token } })
    const written = outcome.status === 2 ? outcome.error : outcome.out + readFileSync(har, 'utf8')
    expect(written).not.toContain(token)
    return outcome
  }

  test.each(['variable', 'command'])(
    'CONF-7 whose calls these are is known by their tokens, from a %s',
    async (kind) => {
      const sourceOf = ({ token }: SignedIn) =>
        kind === 'variable' ? { variable: 'SAM' } : { command: `printf %s ${token}` }
      const path = auth({ token: sourceOf(at.people.sam) })
      const { handle } = at.service
      const own = `/user/profile/${at.people.sam.id}`
      const fine = await record(handle, at.people.sam.token, [own])
      const { status, out } = await observeAs(fine, path)
      expect(out.replaceAll(/\s+/g, ' ')).toContain(
        'only with what was adapted (people sign in elsewhere, tokens',
      )
      expect(status).toBe(0)
      const faulty = await startAnew(at.service, findFault('listOrders serves everyone'))
      const someone = { email: `${kind}@elsewhere.example`, password: 'not-to-be-known' }
      const eve = await signInAt(faulty, someone)
      const bad = await record(faulty, eve.token, [`/order/list/${eve.id}`])
      const found = await observeAs(bad, auth({ token: sourceOf(eve) }, eve), eve)
      expect(found.out).toContain('listOrders · not-admin')
      expect(found.out).toContain(`-H 'x-api-key: '"$TOKEN"`)
      expect(found.status).toBe(1)
    },
  )

  test('CONF-7 a recording without any of their tokens is judged in part, and that is said', async () => {
    const own = `/user/profile/${at.people.olga.id}`
    const file = await record(at.service.handle, at.people.olga.token, [own])
    const { status, out } = await observeAs(file, auth({ token: { variable: 'SAM' } }))
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'No call has a token of shopper (--auth): whose calls these are was not known.',
    )
    expect(status).toBe(3)
  })

  test.each([
    ['observe', ['--observe', 'x.har']],
    ['proxy', ['--proxy', '0', '--base-url', BASE_URL]],
  ])('CONF-9 --%s takes no token that an endpoint would issue now', async (_, args) => {
    const oauth = { url: 'http://login.test/token', client: 'c', secret: 'SAM' }
    const path = auth({ token: { oauth } })
    const { status, error } = await runCommandLine([...args, '--auth', path], ask, {
      environment: environment(),
    })
    expect(status).toBe(2)
    expect(error).toMatch(/people\[0\]\.token\.oauth: the endpoint would issue another token than/)
  })

  test('CONF-9 a command that gives no token is said before anything is read', async () => {
    const path = auth({ token: { command: 'exit 7' } })
    const { status, error } = await runCommandLine(['--observe', 'none.har', '--auth', path], ask)
    expect(status).toBe(2)
    expect(error).toContain('the command failed with 7')
  })
})

test('CONF-8 calls that pass to a backend with its own way are judged as calls of the contract, and secrets are in no line', async () => {
  const options = ['--map', mapFile, '--send-token', COOKIE]
  const judge = async (handle: Handler) => {
    const fetch = atBase(withCookie(withOtherPaths(handle)))
    const server = await listen({ fetch }, { port: 0, hostname: '127.0.0.1' })
    let day: readonly Exchange[] = []
    const { status, out } = await withProxy(
      `http://127.0.0.1:${server.port}/api`,
      async (baseUrl) => {
        day = await spendOwnDay(at.service, through(baseUrl), ways.both)
      },
      { args: options },
    )
    await server.close()
    const leaked = listSecrets(toArchive(day)).filter((secret) => out.includes(secret))
    expect({ leaked, calls: day.length > 400 }).toEqual({ leaked: [], calls: true })
    return { status, out: out.replaceAll(/\s+/g, ' ') }
  }
  const fine = await judge(at.service.handle)
  expect(fine.out).not.toContain('✗')
  expect(fine.out).toContain('meets openapi.yaml only with what was adapted')
  expect(fine.status).toBe(0)
  const faulty = await judge(findFault('listOrders serves everyone').wrap(at.service.handle))
  expect(faulty.out).toContain('✗ listOrders · not-admin: expected 403, got 200')
  expect(faulty.status).toBe(1)
})
