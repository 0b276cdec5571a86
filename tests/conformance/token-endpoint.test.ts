import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { BASE_URL } from '../../scripts/conformance/self-test/start-service'
import { answerJson } from '../../scripts/conformance/self-test/wrap/messages'
import { authorize } from './support/other-sign-in'
import { argumentsFor, createFilePath } from './support/run-command-line'
import { check, provideSignedIn, type SomePeople, writeAuth } from './support/sign-in-run'
import { lettingIn } from './support/signed-in'
import { TOKEN_ENDPOINT, withOauth } from './support/token-endpoint'

/** That a token is good for. */
const CALLS = 2
/** Reads of profiles before checks judge them. */
const LET_IN = 4

const at = provideSignedIn()

/** The path's user is another one; of any other path nothing changes. */
function toOwnPath(request: Request, from: string, to: string): Request {
  const isAdmins = request.headers.get('authorization') === `Bearer ${at.people.admin.token}`
  return isAdmins && request.url.endsWith(`/order/list/${from}`)
    ? new Request(request.url.replace(from, to), request)
    : request
}

describe('a service whose people sign in at a token endpoint, each token good for two calls', () => {
  const auth = () => ({
    people: [
      { name: 'shopper', as: 'user', ...from('sam') },
      { name: 'another shopper', as: 'user', ...from('olga') },
      { name: 'owner', as: 'administrator', ...from('admin') },
      { name: 'support', as: 'user', ...from('support') },
    ],
  })
  const from = (client: keyof SomePeople) => ({
    id: at.people[client].id,
    token: { oauth: { url: TOKEN_ENDPOINT, client, secret: 'CLIENT_SECRET' } },
  })
  const environment = { CLIENT_SECRET: 'known-to-the-client' }
  const start = (calls = CALLS, seconds?: number) =>
    withOauth(
      new Map(
        Object.entries(at.people).map(([name, { token }]) => [
          name,
          { secret: environment.CLIENT_SECRET, token },
        ]),
      ),
      calls,
      seconds,
    )

  test('CONF-9 is checked with --auth; what is about signing in is out of reach, counted and said', async () => {
    const { wrap, counts } = start()
    const har = createFilePath('run.har')
    const args = ['--base-url', BASE_URL, '--auth', writeAuth(auth()), '--har', har]
    const { status, out, report } = await check(args, wrap(at.service.handle), environment)
    const { findings, gaps, verdict } = report ?? {}
    expect({ findings, gaps, status, verdict }).toEqual({
      findings: [],
      gaps: [],
      status: 0,
      verdict: 'adapted',
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
    const resent = report?.adapted?.resent ?? 0
    expect(resent).toBeGreaterThan(50)
    expect(report?.adapted?.signIn.at(-1)).toMatch(
      new RegExp(`^${resent} requests were answered with 401 and sent again with a new token`),
    )
    const sentAgain = readFileSync(har, 'utf8').match(/sent again with a new token"/g) ?? []
    expect(sentAgain.length).toBeGreaterThanOrEqual(resent)
  })

  test('CONF-9 a service that refuses valid tokens now and then differs where they hold by their expires_in', async () => {
    const { wrap } = start(Number.POSITIVE_INFINITY, 3600)
    let reads = 0
    const moody: Handler = (request) => {
      const isRead = request.method === 'GET' && request.url.includes('/user/profile/')
      if (isRead) reads += 1
      // The first reads say who people are.
      const isRefused = isRead && reads > LET_IN && reads % 2 === 0
      return at.service.handle(isRefused ? authorize(request, undefined) : request)
    }
    const only = ['--only', 'access:readProfile']
    const args = ['--base-url', BASE_URL, '--auth', writeAuth(auth()), ...only]
    const { status, report } = await check(args, wrap(moody), environment)
    expect(status).toBe(1)
    expect(report?.findings.map(({ operation }) => operation)).toContain('readProfile')
    const { status: steady } = await check(args, wrap(at.service.handle), environment)
    expect(steady).toBe(0)
  })

  test('CONF-9 without --auth the service differs: it has no sign-in', async () => {
    const { wrap } = start()
    const args = [...argumentsFor(at.service), '--only', 'accounts,reach']
    const { status, report } = await check(args, wrap(at.service.handle))
    expect(status).toBe(1)
    expect(report?.findings.map(({ operation, rule }) => [operation, rule])).toEqual([
      ['signOut', 'not-built'],
      ['signIn', 'not-built'],
    ])
  })

  test('CONF-9 a role that may too much is found by its name', async () => {
    const { wrap } = start()
    const { support, admin } = at.people
    const asAdmin = { id: support.id, token: admin.token }
    const lenient = lettingIn(
      (request) => at.service.handle(toOwnPath(request, support.id, admin.id)),
      [asAdmin, support],
      ({ url }, token) => url.includes('/order/list/') && token === support.token,
    )
    const html = createFilePath('report.html')
    const only = ['--only', 'access', '--html', html]
    const args = ['--base-url', BASE_URL, '--auth', writeAuth(auth()), ...only]
    const { status, report } = await check(args, wrap(lenient), environment)
    expect(status).toBe(1)
    expect(report?.findings.map(({ operation, rule, step }) => [operation, rule, step])).toEqual([
      ['listOrders', 'not-admin', 'listOrders: support, who is no administrator'],
    ])
    const page = readFileSync(html, 'utf8')
    expect(page).toMatch(/<th[^>]*>support, who is no administrator<\/th>/)
    expect(report?.findings[0]?.curl).toMatch(/-H 'authorization: Bearer '"\$TOKEN"$/)
  })

  test('CONF-9 a run that gets no token while it cleans up says why it was cut short, and what stays until the next one', async () => {
    const { wrap } = start()
    let deletes: 'an unknown product' | 'its own' = 'an unknown product'
    const handle = wrap((request) => {
      if (request.url.includes('/product/create/')) deletes = 'its own'
      return at.service.handle(request)
    })
    let isTidying = false
    const failing: Handler = async (request) => {
      isTidying ||= request.method === 'DELETE' && deletes === 'its own'
      return isTidying && request.url === TOKEN_ENDPOINT
        ? answerJson({ error: 'temporarily_unavailable' }, 503)
        : handle(request)
    }
    const args = ['--base-url', BASE_URL, '--auth', writeAuth(auth()), '--only', 'stock']
    const { status, out, report } = await check(args, failing, environment)
    expect(report?.findings).toEqual([])
    expect(report?.gaps).toEqual([
      expect.stringMatching(/^Cleaning up was cut short: .*: people\[2\].token\.oauth: .* 503/),
    ])
    expect({ status, verdict: report?.verdict }).toEqual({ status: 3, verdict: 'partly' })
    expect(out).toMatch(/\d × product: could not be deleted/)

    const next = await check(args, handle, environment)
    expect({ status: next.status, gaps: next.report?.gaps }).toEqual({ status: 0, gaps: [] })
    expect(next.out).not.toContain('× product')
  })

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
  ])('CONF-9 %s ends the run before the service is asked', async (_, given, endpoint, why) => {
    const { wrap } = start()
    let asked = 0
    const handle = wrap((request) => {
      asked += 1
      return at.service.handle(request)
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
  })
})
