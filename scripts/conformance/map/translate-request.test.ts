import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../contract/read-contract'
import type { SentBody } from '../http/exchange'
import { OutOfReach } from '../model/errors'
import { translateRequest } from './translate-request'

const path = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
let contract: Contract
let noted: string[]

beforeAll(async () => {
  contract = await readContract(path)
})

/** The body of `createCategory` at a service that calls a category's name `title`. */
function translate(text: string): SentBody {
  noted = []
  const fields = new Map([['CategoryCreate', new Map([['name', { name: 'title' }]])]])
  const note = (schema: string, field: string) => noted.push(`${schema}.${field}`)
  const sent = { kind: 'text', mediaType: 'application/json', text } as const
  return translateRequest(
    { document: contract.document, fields, note },
    contract.operation('createCategory'),
    sent,
  )
}

test.each([
  ['{"name":"Travel","extra":{"name":"x"}}', '{"title":"Travel","extra":{"name":"x"}}'],
  ['{"name":[{"name":1}]}', '{"title":[{"name":1}]}'],
  ['{ "other": 1 }', '{ "other": 1 }'],
  ['["name"]', '["name"]'],
  ['{"name":', '{"name":'],
])('CONF-10 %s is sent as %s', (text, expected) => {
  expect(translate(text)).toMatchObject({ text: expected })
  expect(noted).toEqual(text === expected ? [] : ['CategoryCreate.name'])
})

test('CONF-10 a body at its limit is out of reach where other names make it too long', () => {
  const { body } = contract.operation('createCategory')
  const most = body?.kind === 'json' ? body.maxBytes : 0
  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ name: '' })
    return JSON.stringify({ name: 'x'.repeat(bytes - empty.length) })
  }
  expect(() => translate(bodyOf(most))).toThrow(OutOfReach)
  expect(translate(bodyOf(most - 1)).kind).toBe('text')
  expect(translate(bodyOf(most + 1)).kind).toBe('text')
})
