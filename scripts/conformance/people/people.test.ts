import { expect, test } from 'vitest'
import type { Client } from '../http/client'
import type { Exchange, SentRequest } from '../http/exchange'
import { createPeople } from './people'
import type { PersonRecord } from './person-record'
import { tokenOf, withPeople } from './with-people'

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
  const people = createPeople([of], { fetch: endpoint.fetch, timeoutMs: 1000, hide }, now)
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
  const refusing = withPeople(
    createFakeClient(() => false),
    people,
  )
  expect((await refusing.send(request('Bearer t1'))).status).toBe(401)
  expect(refusing.exchanges.map(({ number }) => number)).toEqual([3])
  expect(refusing.requestCount).toBe(3)
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
