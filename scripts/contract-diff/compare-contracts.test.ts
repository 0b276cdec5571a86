import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { asArray, asObject } from '../../mocks/contract/json'
import { readOperations } from '../../mocks/contract/read-operations'
import type { Party } from './change'
import { compareContracts } from './compare-contracts'
import { runDiff } from './run-diff'
import type { findUses } from './uses/find-uses'

const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const text = readFileSync(CONTRACT, 'utf8')

/** Sets a value of the contract, or deletes it. */
type Edit = readonly [path: string, value?: unknown]

function edit(edits: readonly Edit[]): string {
  const yaml = parseDocument(text)
  for (const [path, value] of edits) {
    const keys = path.split(' ')
    if (value === undefined) expect(yaml.deleteIn(keys), path).toBe(true)
    else yaml.setIn(keys, value)
  }
  return String(yaml)
}

function sideOf(source: string) {
  const document = asObject(parseDocument(source).toJS())
  const basePath = String(asObject(asArray(document['servers'])[0])['url'])
  return { document, basePath, operations: readOperations(document, 1_000_000) }
}

/** Whom the edits break, all changes taken together. */
function judge(edits: readonly Edit[]) {
  const changes = compareContracts(sideOf(text), sideOf(edit(edits)))
  return {
    count: changes.length,
    breaks: [...new Set(changes.flatMap(({ breaks }) => breaks))].sort(),
    changes,
  }
}

const S = 'components schemas'
const SIGN_UP = 'paths /auth/signup post'
const LIST = 'paths /product/list get'
const JSON_BODY = 'requestBody content application/json schema'
const SHOWN = 'paths /product/show/{productId} get responses 200'
const PICTURE =
  'paths /product/create/{userId} post requestBody content multipart/form-data encoding file'
const TEXT = { type: 'string' }
const OPERATION = { operationId: 'addNote', responses: { '200': { description: 'x' } } }
const QUERY = { name: 'page', in: 'query', schema: { type: 'integer' } }

const CLIENTS: readonly Party[] = ['clients']
const BACKENDS: readonly Party[] = ['backends']
const BOTH: readonly Party[] = ['backends', 'clients']
const NOBODY: readonly Party[] = []

/** `SignUp` is only sent, `SignUpResult` and `ProductPage` only answered, `Email` and `OrderStatus` both. */
test.each<[string, readonly Party[], ...Edit[]]>([
  ['an operation is gone', CLIENTS, [SIGN_UP]],
  ['an operation is new', BACKENDS, ['paths /note', { post: OPERATION }]],
  [
    'a path is another',
    BOTH,
    ['paths /auth/signup'],
    ['paths /auth/join', { post: { ...OPERATION, operationId: 'signUp' } }],
  ],
  ['the paths begin elsewhere', BOTH, ['servers 0 url', '/v2']],
  ['a public operation is for users', CLIENTS, [`${LIST} security`, [{ bearerAuth: ['user'] }]]],
  [
    'a user’s operation is for administrators',
    CLIENTS,
    ['paths /user/profile/{userId} get security', [{ bearerAuth: ['administrator'] }]],
  ],
  [
    'an administrator’s operation is public',
    BACKENDS,
    ['paths /order/list/{userId} get security', []],
  ],
  ['a parameter is gone', CLIENTS, [`${LIST} parameters 0`]],
  ['an optional parameter is new', BACKENDS, [`${LIST} parameters 3`, QUERY]],
  ['a required parameter is new', BOTH, [`${LIST} parameters 3`, { ...QUERY, required: true }]],
  ['a parameter becomes required', CLIENTS, [`${LIST} parameters 0 required`, true]],
  [
    'a parameter takes one value less',
    CLIENTS,
    [`${LIST} parameters 0 schema enum`, ['createdAt']],
  ],
  [
    'a parameter takes one value more',
    BACKENDS,
    [`${LIST} parameters 0 schema enum`, ['createdAt', 'sold', 'name']],
  ],
  ['a parameter’s default is another', BOTH, [`${LIST} parameters 0 schema default`, 'sold']],
  ['one way of a parameter is gone', CLIENTS, [`${LIST} parameters 2 schema anyOf 1`]],
  [
    'one way of a parameter is new',
    BACKENDS,
    [`${LIST} parameters 2 schema anyOf 2`, { type: 'null' }],
  ],
  [
    'the largest value of one way is lower',
    CLIENTS,
    [`${LIST} parameters 2 schema anyOf 0 maximum`, 10],
  ],
  ['bodies may be smaller', CLIENTS, [`${SIGN_UP} x-max-json-bytes`, 100]],
  ['bodies may be larger', BACKENDS, [`${SIGN_UP} x-max-json-bytes`, 100_000]],
  ['a header of requests is new', BACKENDS, [`${LIST} parameters 3`, { ...QUERY, in: 'header' }]],
  ['a body may be left out', BACKENDS, [`${SIGN_UP} requestBody required`]],
  ['an answer’s header is gone', CLIENTS, [`${SHOWN} headers`]],
  ['an answer’s header must come', BACKENDS, ['components headers ETag required', true]],
  ['an answer’s header may come', NOBODY, [`${SHOWN} headers X-Note`, { schema: TEXT }]],
  ['an answer’s header is a text', BOTH, ['components headers RetryAfter schema', TEXT]],
  ['a header’s number is lower', BACKENDS, ['components headers RetryAfter schema maximum', 60]],
  ['a form takes one kind of picture less', CLIENTS, [`${PICTURE} contentType`, 'image/jpeg']],
  [
    'a form takes one kind of picture more',
    BACKENDS,
    [`${PICTURE} contentType`, 'image/jpeg, image/png, image/webp, image/gif, image/avif, image/x'],
  ],
  [
    'callers send a key in place of a token',
    BOTH,
    ['components securitySchemes bearerAuth', { type: 'apiKey', in: 'header', name: 'X-Key' }],
  ],
  [
    'a body is of another type',
    BOTH,
    [`${SIGN_UP} requestBody content`, { 'multipart/form-data': { schema: { type: 'object' } } }],
  ],
  ['there is no body any more', BOTH, [`${SIGN_UP} requestBody`]],
  ['a request’s new property may be left out', BACKENDS, [`${S} SignUp properties note`, TEXT]],
  [
    'a request’s new property is required',
    BOTH,
    [`${S} SignUp properties note`, TEXT],
    [`${S} SignUp required 3`, 'note'],
  ],
  [
    'a request’s property is gone',
    BOTH,
    [`${S} SignUp properties name`],
    [`${S} SignUp required 0`],
  ],
  ['a request’s property becomes optional', BACKENDS, [`${S} SignUp required 0`]],
  ['a request’s property becomes required', CLIENTS, [`${S} ProductUpdate required`, ['name']]],
  ['a request has no other properties', CLIENTS, [`${S} SignUp additionalProperties`, false]],
  ['a request’s text is shorter', CLIENTS, [`${S} SearchText maxLength`, 10]],
  ['a request’s text is longer', BACKENDS, [`${S} SearchText maxLength`, 500]],
  ['a request’s text may be empty', BACKENDS, [`${S} SearchText minLength`, 0]],
  ['a request’s text has no end', BACKENDS, [`${S} SearchText maxLength`]],
  ['a request’s text has a form', CLIENTS, [`${S} SearchText pattern`, '^a']],
  ['a request’s text has another form', BOTH, [`${S} Address pattern`, '^a']],
  ['a request’s list may be empty', BACKENDS, [`${S} OrderLinesCreate minItems`]],
  ['a request’s list holds other things', BOTH, [`${S} CategoryFilter items`, { type: 'boolean' }]],
  ['a request takes null too', BACKENDS, [`${S} SearchText type`, ['string', 'null']]],
  ['an answer’s new property may be left out', NOBODY, [`${S} ProductPage properties note`, TEXT]],
  [
    'an answer’s new property is always there',
    BACKENDS,
    [`${S} ProductPage properties note`, TEXT],
    [`${S} ProductPage required 2`, 'note'],
  ],
  [
    'an answer’s property is gone',
    CLIENTS,
    [`${S} ProductPage properties size`],
    [`${S} ProductPage required 1`],
  ],
  ['an answer’s property may be left out', CLIENTS, [`${S} ProductPage required 1`]],
  ['an answer’s property is always there', BACKENDS, [`${S} SignUpResult required 1`, 'user']],
  ['an answer’s number may be lower', CLIENTS, [`${S} ProductPage properties size minimum`, -1]],
  ['an answer’s number is at least 1', BACKENDS, [`${S} ProductPage properties size minimum`, 1]],
  [
    'an answer’s number may have decimals',
    CLIENTS,
    [`${S} ProductPage properties size type`, 'number'],
  ],
  [
    'an answer’s value is one of more',
    CLIENTS,
    [`${S} SignUpResult properties success enum`, [true, false]],
  ],
  ['an answer’s list is shorter', BACKENDS, [`${S} FoundProducts maxItems`, 50]],
  ['an answer’s list is longer', CLIENTS, [`${S} FoundProducts maxItems`, 200]],
  ['what is sent and answered is narrower', BOTH, [`${S} Email maxLength`, 100]],
  ['what is sent and answered is wider', BOTH, [`${S} OrderStatus maxLength`, 100]],
  ['an answer has fewer decimals than it sends', BOTH, [`${S} Money x-decimal-places`, 0]],
  ['a refusal is new', CLIENTS, [`${LIST} responses 404`, { description: 'x' }]],
  ['a refusal is gone', BACKENDS, [`${SIGN_UP} responses 409`]],
  [
    'the success is another',
    BOTH,
    [`${LIST} responses 200`],
    [`${LIST} responses 201`, { description: 'x' }],
  ],
  ['a description is another', NOBODY, [`${S} Email description`, 'x']],
  [
    'an example is another',
    NOBODY,
    [`${SIGN_UP} ${JSON_BODY.replace('schema', 'examples')} shopper value name`, 'x'],
  ],
  ['a summary is gone', NOBODY, [`${SIGN_UP} summary`]],
])('CONF-5 whom it breaks when %s: %j', (_, breaks, ...edits) => {
  const judged = judge(edits)
  expect(judged.count).toBeGreaterThan(0)
  expect(judged).toMatchObject({ breaks })
})

test('CONF-5 a contract does not differ from itself, nor from the same one written otherwise', () => {
  expect(compareContracts(sideOf(text), sideOf(text))).toEqual([])
  const json = JSON.stringify(parseDocument(text).toJS())
  expect(compareContracts(sideOf(text), sideOf(json))).toEqual([])
})

test('CONF-5 a change names its place, and the operations that see it once each', () => {
  const { changes } = judge([[`${S} SignUp required 0`]])
  expect(changes).toEqual([
    {
      pointer: '/components/schemas/SignUp/properties/name',
      what: 'name becomes optional',
      breaks: ['backends'],
      operations: ['signUp'],
    },
  ])
})

/** Who uses a change has tests of its own. */
const findNobody: typeof findUses = async (changes) =>
  changes.map((change) => ({
    ...change,
    uses: { screens: [], forms: [], code: [], checks: [], tests: [] },
  }))

async function run(...args: readonly string[]) {
  const written = { out: '', error: '' }
  const status = await runDiff(
    args,
    { write: (part) => (written.out += part) },
    { write: (part) => (written.error += part) },
    findNobody,
  )
  return { status, ...written }
}

const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
function write(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('CONF-5 the command says it by line, and fails where something breaks', async () => {
  const path = write('new.yaml', edit([[`${S} SearchText maxLength`, 10]]))
  const { status, out } = await run(CONTRACT, path)
  expect(status).toBe(1)
  expect(out).toMatch(
    /^Breaks clients: 1\n {2}.*new\.yaml:\d+ {2}maxLength 120 becomes 10 {2}searchProducts$/m,
  )
  expect((await run(CONTRACT, CONTRACT)).status).toBe(0)
  expect(JSON.parse((await run(CONTRACT, path, '--json')).out)).toHaveLength(1)
  expect((await run(CONTRACT, path, '--markdown')).out).toContain('- [ ] maxLength 120 becomes 10')
  expect((await run('--help')).out).toContain('npm run contract:diff -- OLD.yaml NEW.yaml')
})

test.each<[string, readonly string[], RegExp]>([
  ['no file', [], /0 files are given: it takes two/],
  ['three', ['a', 'b', 'c'], /3 files are given: it takes two/],
  ['an unknown option', ['--jsn'], /Unknown option '--jsn'/],
  ['two formats', ['--json', '--markdown', CONTRACT, CONTRACT], /it takes one of them/],
  [
    'a file that is not there',
    [CONTRACT, join(folder, 'none.yaml')],
    /none\.yaml: ENOENT.*It takes an OpenAPI/,
  ],
  ['no YAML', [CONTRACT, write('no.yaml', 'a: [')], /is not YAML.*It takes an OpenAPI document/],
  ['no contract', [write('list.yaml', '- 1'), CONTRACT], /has no operation\. It takes an OpenAPI/],
  [
    'a reference to nothing',
    [CONTRACT, write('ref.yaml', edit([[`${S} SignUp`]]))],
    /\$ref #\/components\/schemas\/SignUp leads to nothing/,
  ],
])('CONF-5 %s is refused with what it takes', async (_, args, why) => {
  const { status, out, error } = await run(...args)
  expect({ status, out }).toEqual({ status: 2, out: '' })
  expect(error).toMatch(why)
})
