import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../contract/read-contract'
import type { FormFields, SentBody } from '../http/exchange'
import { restoreBody } from './restore-body'

const path = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
let contract: Contract

beforeAll(async () => {
  contract = await readContract(path)
})

const cents = { name: 'priceInCents', times: 100 }
const fields = new Map([
  ['CategoryCreate', new Map([['name', { name: 'title' }]])],
  ['ProductCreate', new Map([['price', cents]])],
])

function restore(operation: string, sent: SentBody) {
  const noted: string[] = []
  const note = (schema: string, field: string) => noted.push(`${schema}.${field}`)
  const { document } = contract
  const body = restoreBody({ document, fields, note }, contract.operation(operation), sent)
  return { body, noted }
}

const json = (text: string) => ({ kind: 'text', mediaType: 'application/json', text }) as const

test.each([
  ['{"title":"Travel","extra":1}', '{"name":"Travel","extra":1}'],
  // As the service reads it, it has no title.
  ['{"name":"Travel"}', '{}'],
  // As long as it would be with the other names, however it is written.
  ['{ "title": "Travel" }', '{"name":"Travel"}   '],
  ['["title"]', '["title"]'],
  ['{"title":', '{"title":'],
])('CONF-10 %s was %s by the contract', (text, expected) => {
  const { body } = restore('createCategory', json(text))
  expect(body).toEqual(json(expected))
})

test('CONF-10 nothing is said of a body that only other names carry across its limit', () => {
  const { body: spec } = contract.operation('createCategory')
  const most = spec?.kind === 'json' ? spec.maxBytes : 0
  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ title: '' })
    return json(JSON.stringify({ title: 'x'.repeat(bytes - empty.length) }))
  }
  expect(restore('createCategory', bodyOf(most + 1)).body).toBeUndefined()
  const [within, beyond] = [bodyOf(most), bodyOf(most + 2)].map(
    (sent) => restore('createCategory', sent).body,
  )
  const lengths = [within, beyond].map((one) => (one?.kind === 'text' ? one.text.length : 0))
  expect(lengths).toEqual([most - 1, most + 1])
})

test('CONF-10 a form has the contract’s names and units', () => {
  const file = { name: 'a.png', mediaType: 'image/png', bytes: new Uint8Array(1) }
  const form = (sent: FormFields) => restore('createProduct', { kind: 'form', fields: sent })
  expect(form({ priceInCents: '1250', name: 'Lamp', file })).toEqual({
    body: { kind: 'form', fields: { price: '12.5', name: 'Lamp', file } },
    noted: ['ProductCreate.price'],
  })
  expect(form({ price: '12.5' }).body).toEqual({ kind: 'form', fields: {} })
  expect(form({ priceInCents: 'cheap' }).body).toEqual({ kind: 'form', fields: { price: 'cheap' } })
})
