import { describe, expect, test } from 'vitest'
import { BASE_URL } from '../../scripts/conformance/self-test/start-service'
import { withApiKey } from './support/other-sign-in'
import { hasTools, runBoth } from './support/run-scripts'
import { check, provideSignedIn, type SomePeople, writeAuth } from './support/sign-in-run'
import { lettingIn } from './support/signed-in'

const at = provideSignedIn()

/** Whatever a token says is believed if its signature is anybody's. */
function takeForged(request: Request): Request {
  const signatureOf = (token: string) => token.split('.').at(2) ?? ''
  const sent = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  const owner = Object.values(at.people).find(
    ({ token }) => signatureOf(sent) !== '' && signatureOf(token) === signatureOf(sent),
  )
  const headers = new Headers(request.headers)
  if (owner) headers.set('authorization', `Bearer ${owner.token}`)
  return new Request(request, { headers })
}

describe('people whose tokens come from the environment and from commands', () => {
  const from = (name: keyof SomePeople, token: object) => ({ id: at.people[name].id, token })
  const auth = () => ({
    send: 'X-Api-Key: {token}',
    people: [
      { name: 'shopper', as: 'user', ...from('sam', { variable: 'SAM' }) },
      {
        name: 'other',
        as: 'user',
        ...from('olga', { command: `printf %s ${at.people.olga.token}` }),
      },
      { name: 'owner', as: 'administrator', ...from('admin', { variable: 'OWNER' }) },
      { name: 'partner', as: 'administrator', ...from('second', { variable: 'OWNER' }) },
    ],
  })
  const tokens = () => ({ SAM: at.people.sam.token, OWNER: at.people.admin.token })

  test('CONF-9 only the administrator may sign in elsewhere; shoppers do by the contract, and nothing is adapted', async () => {
    const path = writeAuth({
      people: [{ name: 'owner', as: 'administrator', ...from('admin', { variable: 'OWNER' }) }],
    })
    const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'accounts,access:listOrders']
    const { status, report } = await check(args, at.service.handle, tokens())
    expect(report?.findings).toEqual([])
    expect({ status, verdict: report?.verdict }).toEqual({ status: 0, verdict: 'conforms' })
    expect(report?.steps.filter(({ state }) => state.kind !== 'passed')).toEqual([])
  })

  test('CONF-9 without an administrator less is judged, and that is said', async () => {
    const { people: all, send } = auth()
    const path = writeAuth({ send, people: all.slice(0, 2) })
    const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'accounts,access:readProfile']
    const { status, report } = await check(args, withApiKey(at.service.handle), tokens())
    expect(status).toBe(3)
    expect(report?.gaps.join(' ')).toMatch(/^There was no administrator: .* Give .*--auth/)
  })

  test('CONF-9 somebody with the longest name is given, and no name that is sent is longer', async () => {
    const { people: all, send } = auth()
    const { id, token } = at.people.olga
    const json = { name: 'O'.repeat(64), email: 'olga@elsewhere.example' }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify(json)
    const profile = `${BASE_URL}/user/profile/${id}`
    const named = await at.service.handle(new Request(profile, { method: 'PUT', headers, body }))
    expect(named.status).toBe(200)
    const path = writeAuth({ send, people: all.slice(0, 3) })
    const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'profile', '--thorough']
    const { report } = await check(args, withApiKey(at.service.handle), tokens())
    expect(report?.findings).toEqual([])
    const tried = report?.steps.find(({ step }) => step === "take another account's email")
    expect(tried?.state.kind).toBe('passed')
  })

  test('CONF-9 the scripts of a difference take tokens from the environment and send them as the service does', async () => {
    const { people: all, send } = auth()
    const path = writeAuth({ send, people: all.slice(0, 3) })
    const isProfile = ({ method, url }: Request) => method === 'GET' && url.includes('/profile/')
    const faulty = withApiKey(lettingIn(at.service.handle, Object.values(at.people), isProfile))
    const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'access:readProfile']
    const { report } = await check(args, faulty, tokens())
    const found = report?.findings.find(({ rule }) => rule === 'not-yours')
    const { mjs = '', sh = '' } = found?.scripts ?? {}
    for (const script of [mjs, sh]) {
      expect(script).toContain('TOKEN_OF_OTHER: a token of other, as --auth gets it')
      for (const { token } of Object.values(at.people)) {
        expect(script).not.toContain(token.slice(-20))
      }
    }
    const given = { BASE_URL, TOKEN_OF_OTHER: at.people.olga.token }
    const repaired = withApiKey(at.service.handle)
    expect(await runBoth({ mjs, sh }, given, [faulty, repaired])).toEqual([
      [1, 0],
      hasTools ? [1, 0] : [],
    ])
    expect(await runBoth({ mjs, sh }, { BASE_URL }, [faulty, repaired])).toEqual([
      [2, 2],
      hasTools ? [2, 2] : [],
    ])
  })

  test('CONF-9 a script forges the token that it is given, and holds none', async () => {
    const { people: all, send } = auth()
    const path = writeAuth({ send, people: all.slice(0, 3) })
    const faulty = withApiKey((request) => at.service.handle(takeForged(request)))
    const args = ['--base-url', BASE_URL, '--auth', path, '--only', 'access:readProfile']
    const { report } = await check(args, faulty, tokens())
    const found = report?.findings.find(({ step }) => step === 'readProfile: altered payload')
    expect(found?.curl).toContain(`-H 'x-api-key: '"$FORGED_TOKEN"`)
    const { mjs = '', sh = '' } = found?.scripts ?? {}
    expect(mjs + sh).not.toMatch(/eyJ/)
    const given = { BASE_URL, TOKEN_OF_SHOPPER: at.people.sam.token }
    const services = [faulty, withApiKey(at.service.handle)]
    expect(await runBoth({ mjs, sh }, given, services)).toEqual([[1, 0], hasTools ? [1, 0] : []])
  })

  test.each([['--only reach'], ['--read-only']])(
    'CONF-9 with %s, which needs nobody, no command is run',
    async (only) => {
      const { people: all, send } = auth()
      const [shopper] = all
      const path = writeAuth({ send, people: [{ ...shopper, token: { command: 'exit 7' } }] })
      const args = ['--base-url', BASE_URL, '--auth', path]
      const { status } = await check(
        [...args, ...only.split(' ')],
        withApiKey(at.service.handle),
        tokens(),
      )
      expect(status).not.toBe(2)
      const whole = await check([...args, '--only', 'accounts'], at.service.handle, tokens())
      expect(whole.status).toBe(2)
      expect(whole.error).toContain('the command failed with 7')
    },
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
        [{ ...shopper, id: at.people.support.id }, other].flatMap((one) => one ?? []),
      /The token of shopper \(--auth\) is not that of the user \S+: the service answers 403/,
    ],
    [
      'a token that is none',
      ([shopper, other]) =>
        [{ ...shopper, token: { command: 'echo nothing' } }, other].flatMap((one) => one ?? []),
      /The service refuses the token of shopper \(--auth\): it answers 401\. Is it sent as/,
    ],
  ])('CONF-9 %s is told apart from a service that differs', async (_, change, why) => {
    const { people: all, send } = auth()
    const path = writeAuth({ send, people: change(all) })
    const args = ['--base-url', BASE_URL, '--auth', path]
    const { status, error } = await check(args, withApiKey(at.service.handle), tokens())
    expect(status).toBe(2)
    expect(error).toMatch(why)
  })
})
