import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../../contract/read-contract'
import { harEntrySchema, isAnswered, toExchange } from './har-entry'

let contract: Contract

beforeAll(async () => {
  contract = await readContract(fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url)))
})

const entry = (postData: object) =>
  harEntrySchema.parse({
    request: { method: 'POST', url: 'http://shop.test/api/product/create/u', postData },
    response: { status: 200, headers: [], content: { text: '{}' } },
  })
const bodyOf = (postData: object) =>
  toExchange(entry(postData), contract.operation('createProduct'), 1).request.body

const TEXT = [
  '--xyz',
  'Content-Disposition: form-data; name="name"',
  '',
  'Two\r\nlines',
  '--xyz',
  'Content-Disposition: form-data; name="file"; filename="a.png"',
  'Content-Type: image/png',
  '',
  'bytes',
  '--xyz--',
  '',
].join('\r\n')

test('CONF-7 a form is read from the text that was sent, or from its fields', () => {
  const file = {
    name: 'a.png',
    mediaType: 'image/png',
    bytes: Uint8Array.from(Buffer.from('bytes')),
  }
  const fields = { name: 'Two\r\nlines', file }
  expect(bodyOf({ mimeType: 'multipart/form-data; boundary=xyz', text: TEXT })).toEqual({
    kind: 'form',
    fields,
  })
  const params = [
    { name: 'name', value: 'Two\r\nlines' },
    { name: 'file', fileName: 'a.png', contentType: 'image/png', value: 'bytes' },
  ]
  expect(bodyOf({ mimeType: 'multipart/form-data', text: '', params })).toEqual({
    kind: 'form',
    fields,
  })
})

test.each([
  ['another boundary', { mimeType: 'multipart/form-data; boundary=abc', text: TEXT }],
  ['no boundary', { mimeType: 'multipart/form-data', text: TEXT }],
  ['a cut text', { mimeType: 'multipart/form-data; boundary=xyz', text: TEXT.slice(0, -10) }],
  ['nothing', { mimeType: 'application/json' }],
])('CONF-7 a body that was not recorded is none: %s', (_, postData) => {
  expect(bodyOf(postData)).toBeUndefined()
})

test.each([
  [{ status: 200, content: { text: 'abc', size: 3 } }, true],
  [{ status: 200, content: { text: 'ab', size: 3 } }, false],
  [{ status: 200, content: { size: -1 } }, true],
  [{ status: 0, content: {} }, false],
  [{ status: 304, content: {} }, false],
])('CONF-7 an answer %j is whole: %s', (response, isWhole) => {
  const { request } = entry({ mimeType: '' })
  expect(isAnswered({ request, response: { headers: [], ...response } })).toBe(isWhole)
})

const fine = { status: 200, headers: [], content: { text: '{}' } }

test.each([
  ['a cache on the disk', { _fromCache: 'disk', response: fine }, false],
  ['a cache in memory', { _fromCache: 'memory', response: fine }, false],
  ['no cache', { _fromCache: null, response: fine }, true],
  ['a worker', { response: { ...fine, _fetchedViaServiceWorker: true } }, false],
  ['no worker', { response: { ...fine, _fetchedViaServiceWorker: false } }, true],
  [
    "the shop's worker",
    { response: { ...fine, headers: [{ name: 'X-Kept-At', value: '1795824000000' }] } },
    false,
  ],
])('CONF-7 an answer is from the service, or not: %s', (_, recorded, isOfService) => {
  const { request } = entry({ mimeType: '' })
  expect(isAnswered(harEntrySchema.parse({ request, ...recorded }))).toBe(isOfService)
})
