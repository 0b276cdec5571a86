import { DrizzleQueryError } from 'drizzle-orm/errors'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { DatabaseUnreachable } from '../../mocks/api/database/served/open-served'
import { describeFault } from '../../mocks/api/http/log'

/** These faults arise outside of `mocks`, as those of a package do. */
const MARK = 'nell@private.example'

function catchFrom(throwing: () => unknown): unknown {
  try {
    return throwing()
  } catch (fault) {
    return fault
  }
}

const databaseError = Object.assign(new Error(`invalid input syntax for type integer: "${MARK}"`), {
  code: '23505',
  detail: `Key (email_key)=(${MARK}) already exists.`,
  where: `portal with parameters ${MARK}`,
  constraint: 'users_email_key_unique',
  query: `select '${MARK}'`,
  params: [MARK],
})
const query = 'insert into "users" ("email") values ($1)'
const circular = new Error(MARK)
circular.cause = circular
const renamed = new Error(MARK)
renamed.message = 'something else'
const named = new Error('x')
named.name = MARK

const faults: Readonly<Record<string, unknown>> = {
  'a failed query': new DrizzleQueryError(query, [MARK], databaseError),
  'a database': databaseError,
  'a text': MARK,
  'an object': { message: MARK, [MARK]: 1 },
  'a package': new Error(`The request was ${MARK}`),
  'one with frames in its message': new Error(`${MARK}\n    at ${MARK} (/x.ts:1:1)`),
  'one whose message has changed': renamed,
  'one with a name': named,
  'one with a code': Object.assign(new Error('x'), { code: MARK, type: MARK, table: MARK }),
  'several at once': new AggregateError([new Error(MARK), MARK], MARK),
  'its own cause': circular,
  'a deep cause': new Error('x', { cause: new Error('y', { cause: { MARK } }) }),
  'a cause that is a text': new Error('x', { cause: MARK }),
  JSON: catchFrom(() => JSON.parse(MARK)),
  'a wrong address': catchFrom(() => new URL(`${MARK}:${MARK}`)),
  'the language': catchFrom(() => Reflect.get(Object(undefined), 'a').includes(MARK)),
  'a big number': catchFrom(() => BigInt(MARK)),
}

test.each(Object.entries(faults))('a fault of %s tells nothing of what was typed', (_, fault) => {
  expect(JSON.stringify(describeFault(fault))).not.toContain('nell')
})

test('a failed query tells its statement, what the database makes of it, and where it arose', () => {
  expect(describeFault(faults['a failed query'])).toMatchObject({
    query,
    stack: expect.stringContaining('describe-fault.test.ts'),
    cause: { code: '23505', constraint: 'users_email_key_unique' },
  })
})

test.each([
  ['53100', 'The disk of the database is full. Make room there.'],
  [
    '25006',
    'The database is read-only: it is a standby, or its server was told to take no writes.',
  ],
  ['57P01', 'The database ended the connection: it stops, or somebody ended it by hand.'],
])('a failed query says first what the database’s code means: %s', (code, words) => {
  const cause = Object.assign(new Error(MARK), { code })
  expect(describeFault(new DrizzleQueryError(query, [MARK], cause))).toMatchObject({
    fault: words,
    cause: { fault: words, code },
  })
})

test('a query that finds no server says that it is the database’s', () => {
  const cause = Object.assign(new Error(MARK), { code: 'ECONNREFUSED' })
  expect(describeFault(new DrizzleQueryError(query, [MARK], cause))['fault']).toBe(
    'The database can’t be asked. Nothing listens at its address.',
  )
})

test('too many open files are told with what to do', () => {
  const fault = Object.assign(new Error(MARK), { code: 'EMFILE' })
  expect(describeFault(fault)['fault']).toMatch(/^Too many files .*ulimit -n/)
})

test('a sentence of our own is told, and that of a connection that is gone', () => {
  const gone = new Error('Connection terminated unexpectedly')
  const connectionString = 'postgres://user:private-word@db.example/shop'
  const ours = new DatabaseUnreachable(new Client({ connectionString }), gone)
  expect(describeFault(new Error('x', { cause: gone }))).toMatchObject({
    cause: { fault: 'Connection terminated unexpectedly' },
  })
  expect(JSON.stringify(describeFault(ours))).not.toContain('private-word')
})

test('an error that arose in our own code keeps its words', async () => {
  const { assertNever } = await import('../../mocks/api/lib/assert-never')
  const fault = catchFrom(() => Reflect.apply(assertNever, undefined, [MARK]))
  expect(describeFault(fault)).toMatchObject({ fault: 'Unexpected value of type string' })
})

test.each([
  'Error: getaddrinfo ENOTFOUND api.braintreegateway.com',
  'Error: getaddrinfo EAI_AGAIN api.braintreegateway.com',
  'Error: connect ECONNREFUSED 2001:db8::1:443 - Local (:::0)',
  'Error: connect ETIMEDOUT 203.0.113.7:443',
  'Error: socket hang up',
  'Error: self-signed certificate in certificate chain',
  'Error: unable to verify the first certificate',
  'AggregateError',
])('why there was no connection to the provider is told: %s', (words) => {
  const message = `Unexpected request error: ${words}`
  expect(describeFault(foreign(message))).toMatchObject({ fault: message })
  expect(JSON.stringify(describeFault(foreign(`${message} of ${MARK}`)))).not.toContain('nell')
})

test.each([
  ['Error [ERR_TLS_CERT_ALTNAME_INVALID]', ": Hostname/IP does not match certificate's altnames"],
  ['Error: write EPROTO', ' 40F7:error:0A00010B:SSL routines::wrong version number:'],
])('why a connection to the provider was not secure is told by its code: %s', (words, rest) => {
  const message = `Unexpected request error: ${words}`
  expect(describeFault(foreign(`${message}${rest} ${MARK}`))).toMatchObject({ fault: message })
})

test('that the provider did not answer in time is told', () => {
  const message = 'Request timed out'
  expect(describeFault(foreign(message))).toMatchObject({ fault: message })
})

function foreign(message: string): Error {
  return Object.assign(new Error(message), { name: 'unexpectedError', type: 'unexpectedError' })
}
