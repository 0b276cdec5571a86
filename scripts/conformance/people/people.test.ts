import { expect, test } from 'vitest'
import type { Client } from '../http/client'
import type { Exchange, SentRequest } from '../http/exchange'
import { createPeople } from './people'
import type { PersonRecord } from './person-record'
import { addResent, tokenOf, withPeople } from './with-people'

const URL = 'https://login.test/token'
const record: PersonRecord = {
  name: 'sam',
  as: 'user',
  id: 'usr_1',
  place: '--auth a.yaml: people[0].token',
  source: { kind: 'oauth', url: URL, client: 'c', secret: 's', isInForm: true },
}

/** An endpoint that counts its tokens, each of which holds for so many seconds. */
function startEndpoint(seconds?: number) {
  const forms: string[] = []
  const fetch = async (request: Request) => {
    forms.push(await request.text())
    const body = { access_token: `t${forms.length}`, ...(seconds ? { expires_in: seconds } : {}) }
    return new Response(JSON.stringify(body))
  }
  return { forms, fetch }
}

function create(endpoint: ReturnType<typeof startEndpoint>, now = () => 0, of = record) {
  const hidden: string[] = []
  const hide = (secret: string) => hidden.push(secret)
  const ports = { timeoutMs: 1000, mask: (text: string) => text }
  const people = createPeople([of], { ...ports, fetch: endpoint.fetch, hide }, now)
  const [person] = people.persons
  if (!person) throw new Error('There is nobody')
  return { people, person, hidden }
}

test('CONF-9 a token is asked for once by requests at the same time, and hidden with its secret', async () => {
  const endpoint = startEndpoint()
  const { people, person, hidden } = create(endpoint)
  expect(await Promise.all([person.current(), person.current()])).toEqual(['t1', 't1'])
  expect(endpoint.forms).toEqual(['grant_type=client_credentials&client_id=c&client_secret=s'])
  expect(hidden).toEqual(['s', 't1'])
  expect(people.ownerOf('t1')?.name).toBe('sam')
  expect(people.ownerOf('t2')).toBeUndefined()
})

test.each([
  [60, 54_999, 't1'],
  [60, 55_000, 't2'],
  [4, 1_999, 't1'],
  [4, 2_000, 't2'],
  [undefined, 10_000_000, 't1'],
])(
  'CONF-9 of a token that holds for %s seconds, after %i ms %s is sent',
  async (seconds, after, expected) => {
    let time = 0
    const { person } = create(startEndpoint(seconds), () => time)
    await person.current()
    time = after
    expect(await person.current()).toBe(expected)
  },
)

test('CONF-9 a refused token is renewed once, however many requests it was refused to', async () => {
  const { person } = create(startEndpoint())
  const first = await person.current()
  expect(await Promise.all([person.renew(first), person.renew(first)])).toEqual(['t2', 't2'])
  expect(await person.renew(first)).toBe('t2')
  expect(await person.renewAlone()).toBe('t3')
})

/** A client whose service takes the tokens that it is told to. */
function createFakeClient(isTaken: (token: string | undefined) => boolean) {
  const exchanges: Exchange[] = []
  const client: Client = {
    exchanges,
    get requestCount() {
      return exchanges.length
    },
    hasAnswered: () => false,
    async send(request) {
      const exchange: Exchange = {
        number: exchanges.length + 1,
        request,
        status: isTaken(tokenOf(request)) ? 200 : 401,
        headers: {},
        text: '',
        json: undefined,
        startedAt: new Date(0),
        durationMs: 0,
      }
      exchanges.push(exchange)
      return exchange
    },
  }
  return client
}

const request = (authorization: string): SentRequest => ({
  operation: 'readProfile',
  method: 'GET',
  url: 'http://service.test/api',
  headers: { authorization },
})

test('CONF-9 a 401 to a token that has ended is no answer; one to a fresh token is', async () => {
  const { people } = create(startEndpoint())
  await people.signIn()
  const taking = withPeople(
    createFakeClient((token) => token === 't3'),
    people,
  )
  const answer = await taking.send(request('bearer t1'))
  expect([answer.status, answer.request.headers['authorization']]).toEqual([200, 'bearer t3'])
  expect(taking.exchanges.map(({ number }) => number)).toEqual([3])
  expect(taking.ended.map(({ number }) => number)).toEqual([1, 2])
  expect(taking.resent).toEqual(['readProfile'])
  const refusing = withPeople(
    createFakeClient(() => false),
    people,
  )
  expect((await refusing.send(request('Bearer t1'))).status).toBe(401)
  expect(refusing.exchanges.map(({ number }) => number)).toEqual([3])
  expect(refusing.requestCount).toBe(3)
  expect(refusing.resent).toEqual([])
})

test('CONF-9 a token of nobody, and one that can not be renewed, is sent once', async () => {
  const source = { kind: 'variable', name: 'SAM', token: 'fixed' } as const
  const { people } = create(startEndpoint(), () => 0, { ...record, source })
  await people.signIn()
  for (const token of ['fixed', 'forged']) {
    const client = withPeople(
      createFakeClient(() => false),
      people,
    )
    expect((await client.send(request(`Bearer ${token}`))).status).toBe(401)
    expect(client.exchanges).toHaveLength(1)
  }
})

test('CONF-9 a 401 to a token that holds by its expires_in is the answer', async () => {
  let time = 0
  const { people } = create(startEndpoint(60), () => time)
  await people.signIn()
  const client = withPeople(
    createFakeClient((token) => token !== 't1'),
    people,
  )
  expect((await client.send(request('Bearer t1'))).status).toBe(401)
  expect([client.ended, client.resent]).toEqual([[], []])
  // Shortly before its end another one is sent.
  time = 59_999
  expect((await client.send(request('Bearer t1'))).status).toBe(200)
  expect(client.resent).toEqual([])
})

test('CONF-9 a 401 to a token is no answer where the next one was issued meanwhile', async () => {
  let time = 0
  const { people, person } = create(startEndpoint(60), () => time)
  await people.signIn()
  const service = createFakeClient((token) => token === 't2')
  const client = withPeople(
    {
      ...service,
      send: async (sent) => {
        time = 55_000
        await person.current()
        return service.send(sent)
      },
    },
    people,
  )
  expect((await client.send(request('Bearer t1'))).status).toBe(200)
  expect(service.exchanges.map((one) => tokenOf(one.request))).toEqual(['t1', 't2'])
})

test('CONF-9 a 401 is the answer where the endpoint issues the same token again', async () => {
  const endpoint = startEndpoint()
  const fetch = async (request: Request) => {
    await endpoint.fetch(request)
    return Response.json({ access_token: 'cached' })
  }
  const { people } = create({ ...endpoint, fetch })
  await people.signIn()
  let calls = 0
  const client = withPeople(
    createFakeClient(() => {
      calls += 1
      return calls % 2 === 0
    }),
    people,
  )
  expect((await client.send(request('Bearer cached'))).status).toBe(401)
  expect(client.exchanges).toHaveLength(1)
  expect(endpoint.forms).toHaveLength(2)
})

test.each(['Basic t1', 't1', 'Token t1'])(
  'CONF-9 no token is renewed for a 401 to %j: that is not the contract’s scheme',
  async (authorization) => {
    const endpoint = startEndpoint()
    const { people } = create(endpoint)
    await people.signIn()
    const client = withPeople(
      createFakeClient(() => false),
      people,
    )
    expect((await client.send(request(authorization))).status).toBe(401)
    expect([client.exchanges.length, endpoint.forms.length]).toEqual([1, 1])
  },
)

test('CONF-9 tokens of one person are asked for one after the other', async () => {
  let under = 0
  let most = 0
  let issued = 0
  const fetch = async () => {
    under += 1
    most = Math.max(most, under)
    await new Promise((resolve) => setImmediate(resolve))
    under -= 1
    issued += 1
    return Response.json({ access_token: `t${issued}` })
  }
  const { person } = create({ ...startEndpoint(), fetch })
  const tokens = await Promise.all([person.renewAlone(), person.renewAlone(), person.current()])
  expect(most).toBe(1)
  expect(tokens).toEqual(['t1', 't2', 't3'])
  expect(await person.current()).toBe('t3')
})

test('CONF-9 what was sent again is counted and said', () => {
  const adapted = { calls: [], fields: [], signIn: [], unneeded: [] }
  expect(addResent(adapted, [])).toEqual(adapted)
  expect(addResent(adapted, ['listOrders', 'readProfile', 'listOrders'])).toEqual({
    ...adapted,
    resent: 3,
    signIn: [
      '3 requests were answered with 401 and sent again with a new token (listOrders, readProfile).',
    ],
  })
})

test.each<readonly [string, PersonRecord['source'], RegExp]>([
  [
    'signs beyond ASCII in a variable',
    { kind: 'variable', name: 'SAM', token: 'tok\u00ebn' },
    /token\.variable: the token has signs that no header can have/,
  ],
  [
    'two lines of an endpoint',
    { kind: 'oauth', url: URL, client: 'c', secret: 's', isInForm: true },
    /token\.oauth: the token has signs that no header can have/,
  ],
  [
    'the scheme in a variable',
    { kind: 'variable', name: 'SAM', token: 'bearer tok' },
    /token\.variable: leave out the word Bearer/,
  ],
  [
    'the scheme from a command',
    { kind: 'command', command: 'echo Bearer tok' },
    /token\.command: leave out the word Bearer/,
  ],
])('CONF-9 a token with %s is refused, and not repeated', async (_, source, why) => {
  const fetch = async () => Response.json({ access_token: 'tok\nen' })
  const { people, hidden } = create({ forms: [], fetch }, () => 0, { ...record, source })
  const signing = people.signIn()
  await expect(signing).rejects.toThrow(why)
  await expect(signing).rejects.toThrow(/^(?!.*tok(?:ë|\n| |$))/s)
  expect(hidden.filter((one) => one !== 's')).toEqual([])
})

test('CONF-9 what an endpoint says of a secret is masked', async () => {
  const answer = { error: 'invalid_client', error_description: 's3cret-of-c is wrong' }
  const fetch = async () => Response.json(answer, { status: 401 })
  const mask = (text: string) => text.replaceAll('s3cret-of-c', '***')
  const ports = { fetch, timeoutMs: 1000, hide: () => undefined, mask }
  const signing = createPeople([record], ports).signIn()
  await expect(signing).rejects.toThrow('answered 401 (invalid_client: *** is wrong)')
})
