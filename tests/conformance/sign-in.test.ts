import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import {
  type JsonReport,
  jsonReportSchema,
} from '../../scripts/conformance/report/formats/json-schema'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { runScript } from '../../scripts/conformance/self-test/run-script'
import {
  BASE_URL,
  type Service,
  startService,
} from '../../scripts/conformance/self-test/start-service'
import {
  lettingIn,
  type SignedIn,
  signInAt,
  TOKEN_ENDPOINT,
  withApiKey,
  withCookie,
  withOauth,
} from './support/other-sign-in'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'

const TIMEOUT_MS = 90_000
const CALLS = 2

let service: Service
let people: Readonly<Record<'sam' | 'olga' | 'support' | 'admin' | 'second', SignedIn>>

beforeAll(async () => {
  service = await startService()
  const signIn = (name: string) =>
    signInAt(service.handle, { email: `${name}@elsewhere.example`, password: 'not-to-be-known' })
  people = {
    sam: await signIn('sam'),
    olga: await signIn('olga'),
    support: await signIn('support'),
    admin: await signInAt(service.handle, service.admin),
    second: await signInAt(service.handle, service.admin),
  }
}, TIMEOUT_MS)

afterAll(() => service.close())

interface Checked {
  readonly status: number
  readonly out: string
  readonly error: string
  readonly report: JsonReport | undefined
}

async function check(
  args: readonly string[],
  handle: Handler,
  environment: Readonly<Record<string, string>> = {},
): Promise<Checked> {
  const json = createFilePath('report.json')
  const outcome = await runCommandLine([...args, '--json', json], handle, { environment })
  const isThere = outcome.status !== 2
  const report = isThere
    ? jsonReportSchema.parse(JSON.parse(readFileSync(json, 'utf8')))
    : undefined
  return { ...outcome, report }
}

/** The path's user is another one; of any other path nothing changes. */
function toOwnPath(request: Request, from: string, to: string): Request {
  const isAdmins = request.headers.get('authorization') === `Bearer ${people.admin.token}`
  return isAdmins && request.url.endsWith(`/order/list/${from}`)
    ? new Request(request.url.replace(from, to), request)
    : request
}

function writeAuth(content: object): string {
  const path = createFilePath('auth.yaml')
  writeFileSync(path, stringify(content))
  return path
}

describe('a service that takes tokens in X-Api-Key', () => {
  test(
    'CONF-9 is checked whole with --send-token, and not called plainly conforming',
    async () => {
      const args = [...argumentsFor(service), '--send-token', 'X-Api-Key: {token}']
      const { status, out, report } = await check(args, withApiKey(service.handle))
      expect(report?.findings).toEqual([])
      expect({ gaps: report?.gaps, status, verdict: report?.verdict }).toEqual({
        gaps: [],
        status: 0,
        verdict: 'mended',
      })
      expect(out.replaceAll(/\s+/g, ' ')).toContain(
        'Tokens travel in the header x-api-key, not as bearer tokens.',
      )
      const open = report?.steps.filter(({ state }) => state.kind !== 'passed') ?? []
      expect(open.map(({ check: id, state }) => [id, state])).toEqual(
        open.map(() => [
          'tokens',
          {
            kind: 'skipped',
            isOutOfReach: true,
            why: 'tokens travel in the header x-api-key here, which has no scheme',
          },
        ]),
      )
      expect(open).toHaveLength(2)
    },
    TIMEOUT_MS,
  )

  test(
    'CONF-9 differs without',
    async () => {
      const { status, report } = await check(argumentsFor(service), withApiKey(service.handle))
      expect({ status, verdict: report?.verdict }).toEqual({ status: 1, verdict: 'differs' })
    },
    TIMEOUT_MS,
  )
})

describe('a service whose sign-in sets a cookie and answers no token', () => {
  test(
    'CONF-9 is checked whole with --send-token, the session taken from the cookie',
    async () => {
      const args = [...argumentsFor(service), '--send-token', 'Cookie: session={token}']
      const { status, report } = await check(args, withCookie(service.handle))
      const { findings, gaps, verdict, mended } = report ?? {}
      expect({ findings, gaps, status, verdict }).toEqual({
        findings: [],
        gaps: [],
        status: 0,
        verdict: 'mended',
      })
      expect(mended?.signIn).toEqual([
        'Tokens travel in the cookie session, not as bearer tokens.',
        'signIn answers no token: it was taken from the cookie session.',
      ])
    },
    TIMEOUT_MS,
  )

  test(
    'CONF-9 differs without: sign-in lacks the token',
    async () => {
      const args = [...argumentsFor(service), '--only', 'accounts']
      const { status, report } = await check(args, withCookie(service.handle))
      expect(status).toBe(1)
      expect(report?.findings[0]).toMatchObject({ operation: 'signIn', rule: 'schema' })
    },
    TIMEOUT_MS,
  )
})

describe('a service whose people sign in at a token endpoint, each token good for two calls', () => {
  const auth = () => ({
    people: [
      { name: 'shopper', as: 'user', ...from('sam') },
      { name: 'another shopper', as: 'user', ...from('olga') },
      { name: 'owner', as: 'administrator', ...from('admin') },
      { name: 'support', as: 'user', ...from('support') },
    ],
  })
  const from = (client: keyof typeof people) => ({
    id: people[client].id,
    token: { oauth: { url: TOKEN_ENDPOINT, client, secret: 'CLIENT_SECRET' } },
  })
  const environment = { CLIENT_SECRET: 'known-to-the-client' }
  const start = () =>
    withOauth(
      new Map(
        Object.entries(people).map(([name, { token }]) => [
          name,
          { secret: environment.CLIENT_SECRET, token },
        ]),
      ),
      CALLS,
    )

  test(
    'CONF-9 is checked with --auth; what is about signing in is out of reach, counted and said',
    async () => {
      const { wrap, counts } = start()
      const args = ['--base-url', BASE_URL, '--auth', writeAuth(auth())]
      const { status, out, report } = await check(args, wrap(service.handle), environment)
      const { findings, gaps, verdict } = report ?? {}
      expect({ findings, gaps, status, verdict }).toEqual({
        findings: [],
        gaps: [],
        status: 0,
        verdict: 'mended',
      })
      expect(counts.issued).toBeGreaterThan(50)
      const steps = report?.steps ?? []
      const isBeyond = ({ state }: (typeof steps)[number]) =>
        state.kind === 'skipped' && state.isOutOfReach === true
      const others = steps.filter((step) => step.state.kind !== 'passed' && !isBeyond(step))
      expect(others.map(({ step, state }) => [step, state])).toEqual(
        ['readProfile', 'listOrders'].map((operation) => [
          `${operation}: no signature`,
          { kind: 'skipped', why: 'tokens of this service are no JWTs' },
        ]),
      )
      const beyond = steps.filter(isBeyond)
      expect(beyond.filter(({ level }) => level === 'money')).toEqual([])
      expect(new Set(beyond.map(({ operation }) => operation))).toEqual(
        new Set(['signIn', 'signUp', 'signOut', 'updateProfile', 'readProfile']),
      )
      expect(report?.operations.elsewhere).toEqual(['signUp', 'signIn', 'signOut'])
      const coverage = report?.run.coverage.operations.filter(({ operation }) =>
        ['signUp', 'signIn', 'signOut'].includes(operation),
      )
      expect(coverage?.map(({ passed, open: left, failed }) => passed + left + failed)).toEqual([
        0, 0, 0,
      ])
      expect(coverage?.every(({ unreachable }) => unreachable > 0)).toBe(true)
      const support = steps.filter(({ step }) => step.includes('support'))
      expect(support.length).toBeGreaterThan(13)
      expect(support.every(({ state }) => state.kind === 'passed')).toBe(true)
      expect(out).toContain('people sign in elsewhere')
    },
    TIMEOUT_MS,
  )

  test(
    'CONF-9 without --auth the service differs: it has no sign-in',
    async () => {
      const { wrap } = start()
      const args = [...argumentsFor(service), '--only', 'accounts,reach']
      const { status, report } = await check(args, wrap(service.handle))
      expect(status).toBe(1)
      expect(report?.findings.map(({ operation, rule }) => [operation, rule])).toEqual([
        ['signOut', 'not-built'],
        ['signIn', 'not-built'],
      ])
    },
    TIMEOUT_MS,
  )

  test(
    'CONF-9 a role that may too much is found by its name',
    async () => {
      const { wrap } = start()
      const { support, admin } = people
      const asAdmin = { id: support.id, token: admin.token }
      const lenient = lettingIn(
        (request) => service.handle(toOwnPath(request, support.id, admin.id)),
        [asAdmin, support],
        ({ url }, token) => url.includes('/order/list/') && token === support.token,
      )
      const args = ['--base-url', BASE_URL, '--auth', writeAuth(auth()), '--only', 'access']
      const { status, report } = await check(args, wrap(lenient), environment)
      expect(status).toBe(1)
      expect(report?.findings.map(({ operation, rule, step }) => [operation, rule, step])).toEqual([
        ['listOrders', 'not-admin', 'listOrders: support, who is no administrator'],
      ])
      expect(report?.findings[0]?.curl).toMatch(/-H 'authorization: Bearer \*\*\*'$/)
    },
    TIMEOUT_MS,
  )

  test.each<readonly [string, Record<string, string>, Handler | undefined, RegExp]>([
    [
      'a wrong secret',
      { CLIENT_SECRET: 'guessed' },
      undefined,
      /people\[0\]\.token\.oauth: \S+ answered 401 \(invalid_client\)\. It takes a token endpoint/,
    ],
    [
      'an endpoint that is none',
      environment,
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      /answered 200 without an access_token/,
    ],
    [
      'an endpoint that is not there',
      environment,
      () => Promise.reject(new TypeError('fetch failed')),
      /gave no token: fetch failed/,
    ],
  ])(
    'CONF-9 %s ends the run before the service is asked',
    async (_, given, endpoint, why) => {
      const { wrap } = start()
      let asked = 0
      const handle = wrap((request) => {
        asked += 1
        return service.handle(request)
      })
      const args = ['--base-url', BASE_URL, '--auth', writeAuth(auth())]
      const { status, error } = await check(
        args,
        (request) =>
          endpoint && request.url === TOKEN_ENDPOINT ? endpoint(request) : handle(request),
        given,
      )
      expect({ status, asked }).toEqual({ status: 2, asked: 0 })
      expect(error).toMatch(why)
    },
    TIMEOUT_MS,
  )
})

describe('people whose tokens come from the environment and from commands', () => {
  const from = (name: keyof typeof people, token: object) => ({ id: people[name].id, token })
  const auth = () => ({
    send: 'X-Api-Key: {token}',
    people: [
      { name: 'shopper', as: 'user', ...from('sam', { variable: 'SAM' }) },
      { name: 'other', as: 'user', ...from('olga', { command: `printf %s ${people.olga.token}` }) },
      { name: 'owner', as: 'administrator', ...from('admin', { variable: 'OWNER' }) },
      { name: 'partner', as: 'administrator', ...from('second', { variable: 'OWNER' }) },
    ],
  })
  const tokens = () => ({ SAM: people.sam.token, OWNER: people.admin.token })

  test(
    'CONF-9 only the administrator may sign in elsewhere; shoppers do by the contract, and nothing is mended',
    async () => {
      const path = writeAuth({
        people: [{ name: 'owner', as: 'administrator', ...from('admin', { variable: 'OWNER' }) }],
      })
      const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'accounts,access:listOrders']
      const { status, report } = await check(args, service.handle, tokens())
      expect(report?.findings).toEqual([])
      expect({ status, verdict: report?.verdict }).toEqual({ status: 0, verdict: 'conforms' })
      expect(report?.steps.filter(({ state }) => state.kind !== 'passed')).toEqual([])
    },
    TIMEOUT_MS,
  )

  test(
    'CONF-9 without an administrator less is judged, and that is said',
    async () => {
      const { people: all, send } = auth()
      const path = writeAuth({ send, people: all.slice(0, 2) })
      const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'accounts,access:readProfile']
      const { status, report } = await check(args, withApiKey(service.handle), tokens())
      expect(status).toBe(3)
      expect(report?.gaps.join(' ')).toMatch(/^There was no administrator: .* Give .*--auth/)
    },
    TIMEOUT_MS,
  )

  test(
    'CONF-9 the scripts of a difference take tokens from the environment and send them as the service does',
    async () => {
      const { people: all, send } = auth()
      const path = writeAuth({ send, people: all.slice(0, 3) })
      const isProfile = ({ method, url }: Request) => method === 'GET' && url.includes('/profile/')
      const faulty = withApiKey(lettingIn(service.handle, Object.values(people), isProfile))
      const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'access:readProfile']
      const { report } = await check(args, faulty, tokens())
      const found = report?.findings.find(({ rule }) => rule === 'not-yours')
      const { mjs = '', sh = '' } = found?.scripts ?? {}
      for (const script of [mjs, sh]) {
        expect(script).toContain('TOKEN_OF_OTHER: a token of other, as --auth gets it')
        for (const { token } of Object.values(people)) {
          expect(script).not.toContain(token.slice(-20))
        }
      }
      const environment = { BASE_URL, TOKEN_OF_OTHER: people.olga.token }
      const services = [faulty, withApiKey(service.handle)]
      const [before, after] = await runScript(mjs, environment, services)
      expect([before?.status, after?.status]).toEqual([1, 0])
      expect((await runScript(mjs, { BASE_URL }, services)).map(({ status }) => status)).toEqual([
        2, 2,
      ])
    },
    TIMEOUT_MS,
  )

  test.each<readonly [string, (people: ReturnType<typeof auth>['people']) => object[], RegExp]>([
    [
      'an administrator as user',
      ([shopper, other, owner]) =>
        [{ ...owner, as: 'user' }, shopper, other].flatMap((one) => one ?? []),
      /owner is given as user \(--auth\), and the profile has role 1: give as: administrator/,
    ],
    [
      'the token of another user',
      ([shopper, other]) =>
        [{ ...shopper, id: people.support.id }, other].flatMap((one) => one ?? []),
      /The token of shopper \(--auth\) is not that of the user \S+: the service answers 403/,
    ],
    [
      'a token that is none',
      ([shopper, other]) =>
        [{ ...shopper, token: { command: 'echo nothing' } }, other].flatMap((one) => one ?? []),
      /The service refuses the token of shopper \(--auth\): it answers 401\. Is it sent as/,
    ],
  ])(
    'CONF-9 %s is told apart from a service that differs',
    async (_, change, why) => {
      const { people: all, send } = auth()
      const path = writeAuth({ send, people: change(all) })
      const args = ['--base-url', BASE_URL, '--auth', path]
      const { status, error } = await check(args, withApiKey(service.handle), tokens())
      expect(status).toBe(2)
      expect(error).toMatch(why)
    },
    TIMEOUT_MS,
  )
})

describe('a file that says nothing about how people sign in is refused before anything is sent', () => {
  const token = { variable: 'SAM' }
  const sam = { name: 'sam', as: 'user', id: 'usr_1', token }
  const one = (change: object) => ({ people: [{ ...sam, ...change }] })
  const oauth = (change: object) =>
    one({ token: { oauth: { url: TOKEN_ENDPOINT, client: 'c', secret: 'SAM', ...change } } })

  test.each<[string, unknown, RegExp]>([
    ['an empty file', '', /It is empty\. It takes YAML with `send` or `people`/],
    ['no YAML', 'people: [', /It is not YAML/],
    ['no object', '- 1', /It is no object/],
    ['nothing', {}, /the file \(line 1\): it says nothing/],
    ['a mistyped key', { peple: [] }, /there is no "peple": .* mean "people"\?/],
    ['nobody', { people: [] }, /people \(line 1\): it is empty/],
    ['no list', { people: sam }, /people .*: it is an object: it takes a list/],
    ['a header without a colon', { send: 'x' }, /send .*it has no colon/],
    ['a header without a token', { send: 'X-Key: x' }, /it has no \{token\}: it takes a header/],
    ['a header of the request', { send: 'Host: {token}' }, /requests have a host of their own/],
    ['no name', one({ name: '' }), /people\[0\]\.name \(line 2\): it is empty: it takes a name/],
    ['no role', one({ as: undefined }), /people\[0\]\.as .*it is missing: it takes user or/],
    ['a role of its own', one({ as: 'admin' }), /there is no "admin": it takes user or administ/],
    ['no id', one({ id: [] }), /people\[0\]\.id .*it is a list: it takes the id of this user/],
    ['a key too many', one({ mail: 'x' }), /there is no "mail": it takes name, as, id, token/],
    ['no token', one({ token: undefined }), /people\[0\]\.token .*it is missing: it takes where/],
    ['no source', one({ token: {} }), /it says none: it takes where the token comes from/],
    ['two sources', one({ token: { ...token, command: 'x' } }), /it says more than one/],
    ['an unset variable', one({ token: { variable: 'TOM' } }), /TOM is not set in the environment/],
    ['an empty variable', one({ token: { variable: 'NONE' } }), /NONE is empty in the environment/],
    ['an empty command', one({ token: { command: ' ' } }), /token\.command .*takes a command that/],
    ['no endpoint', oauth({ url: 'login' }), /oauth\.url .*"login" is no address/],
    ['no client', oauth({ client: undefined }), /oauth\.client .*it is missing: it takes the id/],
    ['a secret in the file', oauth({ secret: 's3cret' }), /s3cret is not set in the environment/],
    [
      'another place',
      oauth({ credentials: 'body' }),
      /there is no "body": it takes header or form/,
    ],
    ['two of a name', { people: [sam, { ...sam, id: 'usr_2' }] }, /people\[1\] .*"sam" before/],
    ['one twice', { people: [sam, { ...sam, name: 'tom' }] }, /has the id of "sam": give other/],
  ])('CONF-9 %s', async (_, content, why) => {
    const path = createFilePath('auth.yaml')
    writeFileSync(path, typeof content === 'string' ? content : stringify(content))
    const { status, error } = await runCommandLine(
      ['--base-url', BASE_URL, '--auth', path],
      () => Promise.reject(new Error('asked')),
      { environment: { SAM: 'token', NONE: ' ' } },
    )
    expect(error).toMatch(why)
    expect(error).toContain(`--auth ${path}: `)
    expect({ status, lines: error.trim().split('\n').length }).toEqual({ status: 2, lines: 1 })
  })

  test.each<readonly [string, readonly string[], RegExp]>([
    ['a header without a token', ['--send-token', 'X-Key: x'], /--send-token X-Key: x: it has no/],
    ['two headers', ['--send-token', 'X-Key: {token}'], /--send-token is what \S+ says as `send`/],
    [
      'two administrators',
      ['--admin-email', 'a@b.c', '--admin-password', 'x'],
      /leave out --admin/,
    ],
    ['a recording', ['--observe', 'x.har'], /leave out --(?:base-url|auth) or --observe/],
    ['a proxy', ['--proxy', '0'], /--proxy judges .*: leave out --auth or --proxy/],
  ])('CONF-9 with other options: %s', async (_, args, why) => {
    const path = writeAuth({ send: 'X-Api-Key: {token}', ...one({ as: 'administrator' }) })
    const { status, error } = await runCommandLine(
      ['--base-url', BASE_URL, '--auth', path, ...args],
      () => Promise.reject(new Error('asked')),
      { environment: { SAM: 'token' } },
    )
    expect(status).toBe(2)
    expect(error).toMatch(why)
  })
})
