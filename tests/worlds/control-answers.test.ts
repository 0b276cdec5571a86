import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  asObject,
  follow,
  isObject,
  type JsonObject,
  readPointer,
  toPointer,
} from '../../mocks/contract/json'
import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { Worlds } from '../../mocks/worlds/worlds'
import {
  createSchemaChecker,
  type SchemaChecker,
} from '../../scripts/conformance/contract/schema-checker'

const FILE = new URL('../../mocks/worlds/control.yaml', import.meta.url)

let document: JsonObject
let check: SchemaChecker
let worlds: Worlds
let app: Awaited<ReturnType<typeof createWorldsApp>>

beforeAll(async () => {
  document = asObject(parse(await readFile(FILE, 'utf8')))
  check = createSchemaChecker(document)
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
  app = await createWorldsApp(worlds)
})

afterAll(() => worlds.close())

const request = (method: string, path: string, body?: BodyInit | null) =>
  app.request(`http://localhost/w${path}`, { method, ...(body ? { body } : {}) })

/** Each operation of the file by its path and method. */
function operationsOf(): string[] {
  return Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
    Object.keys(asObject(item))
      .filter((method) => method !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** How an answer differs from what the file has for its status; the file names all that come. */
async function differences(operation: string, answer: Response): Promise<unknown[]> {
  const [method = '', path = ''] = operation.split(' ')
  const response = toPointer('paths', path, method.toLowerCase(), 'responses', `${answer.status}`)
  if (readPointer(document, response) === undefined) return [`It has no ${answer.status}.`]
  const { node, pointer } = follow(document, response)
  const content = asObject(node['content'])
  const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';')
  const text = type === 'text/event-stream' ? '' : await answer.text()
  if (!isObject(node['content'])) return text === '' ? [] : [`It has no content, but got ${text}`]
  if (!(type in content)) return [`It has no ${type}.`]
  if (type !== 'application/json') return []
  return check(pointer + toPointer('content', type, 'schema'), JSON.parse(text))
}

test('WORLD-6 every call on worlds answers as control.yaml says, refused or not', async () => {
  await request('GET', '/ann/api/product/list?limit=0')
  await request('GET', '/ann/api/category/list')
  const file = async () => (await request('GET', '/ann/file')).arrayBuffer()
  const calls: readonly [operation: string, path: string, body?: BodyInit][] = [
    ['GET /', '/'],
    ['GET /-/states', '/-/states'],
    ['GET /-/personas', '/-/personas'],
    ['GET /-/troubles', '/-/troubles'],
    ['PUT /{world}', '/ann?state=seed'],
    ['PUT /{world}', '/ann?state=dream'],
    ['GET /{world}', '/ann'],
    ['GET /{world}', '/nobody'],
    ['PUT /{world}/clock', '/ann/clock', '{"freeze": "now"}'],
    ['PUT /{world}/clock', '/ann/clock', '{"stop": true}'],
    ['PUT /{world}/clock', '/nobody/clock', '{"freeze": "now"}'],
    ['PUT /{world}/troubles', '/ann/troubles', '{"troubles": "*:latency=1"}'],
    ['PUT /{world}/troubles', '/ann/troubles', '{"troubles": "tea"}'],
    ['POST /{world}/personas/{persona}', '/ann/personas/regular'],
    ['POST /{world}/personas/{persona}', '/ann/personas/nobody'],
    ['GET /{world}/steps', '/ann/steps'],
    ['POST /{world}/rewind', '/ann/rewind', '{"to": 0}'],
    ['POST /{world}/rewind', '/ann/rewind', '{"to": 70}'],
    ['GET /{world}/calls', '/ann/calls'],
    ['GET /{world}/events', '/ann/events'],
    ['GET /{world}/calls/{call}', '/ann/calls/1'],
    ['GET /{world}/calls/{call}', '/ann/calls/70'],
    ['POST /{world}/calls/{call}/again', '/ann/calls/2/again'],
    ['GET /{world}/link', '/ann/link?page=/cart'],
    ['GET /{world}/file', '/ann/file'],
    ['PUT /{world}/file', '/ben/file', await file()],
    ['PUT /{world}/file', '/ben/file', 'Dear Ann'],
    ['DELETE /{world}', '/ben'],
    ['DELETE /{world}', '/ben'],
  ]
  const found: Record<string, unknown[]> = {}
  for (const [operation, path, body] of calls) {
    const [method = ''] = operation.split(' ')
    const answer = await request(method, path, body)
    const wrong = await differences(operation, answer)
    if (wrong.length > 0) found[`${method} ${path}`] = wrong
  }
  expect(found).toEqual({})
  const called = calls.map(([operation]) => operation)
  expect(operationsOf().filter((operation) => !called.includes(operation))).toEqual([])
})

test('WORLD-6 every answer of control.yaml with a body has a schema of it', () => {
  const empty = operationsOf().flatMap((operation) => {
    const [method = '', path = ''] = operation.split(' ')
    const responses = toPointer('paths', path, method.toLowerCase(), 'responses')
    return Object.keys(asObject(readPointer(document, responses)))
      .filter((status) => status !== '204')
      .filter((status) => !isObject(follow(document, `${responses}/${status}`).node['content']))
      .map((status) => `${operation} ${status}`)
  })
  expect(empty).toEqual([])
})
