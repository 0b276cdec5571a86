import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../contract/read-contract'
import type { Exchange } from '../http/exchange'
import { judgeAnswer } from './judge-answer'

const path = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
const CAUSE = 'The rule required of order.amount is not checked.'

let contract: Contract

beforeAll(async () => {
  contract = await readContract(path)
})

function judge(answered: Partial<Exchange>, statuses: readonly number[], isBuilt = true) {
  const operation = contract.operation('createOrder')
  const exchange: Exchange = {
    number: 1,
    request: { operation: operation.id, method: 'POST', url: 'http://service.test', headers: {} },
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: '',
    json: undefined,
    startedAt: new Date('2026-11-23T05:00:00Z'),
    durationMs: 1,
    ...answered,
  }
  const expectation = { isBuilt, statuses, tolerated: [], rule: 'bad-input', cause: CAUSE }
  return judgeAnswer(contract, operation, exchange, { ...expectation, rule: 'bad-input' })
}

test('API-9 bad input that is taken is said to be unchecked, and not where it is refused for another reason', () => {
  expect(judge({ status: 200 }, [400])?.cause).toBe(CAUSE)
  const json = { error: 'This payment was cancelled.' }
  expect(judge({ status: 409, json }, [400])?.cause).toBe(
    'It is refused, but for another reason: the value is used before it is checked, something else is looked at before the body, or an earlier refusal has used it up.',
  )
})

test('API-9 a body in another encoding than that of JSON is told from one that is no JSON at all', () => {
  const text = '{"error": "\u001c'
  const type = (value: string) => judge({ text, headers: { 'content-type': value } }, [200])?.cause
  expect(type('application/json')).toBe('The body is not JSON at all.')
  expect(type('application/json; charset=utf-8')).toBe('The body is not JSON at all.')
  expect(type('application/json; charset="ISO-8859-1"')).toBe(
    'The body is in ISO-8859-1: JSON is in UTF-8 (RFC 8259, 8.1).',
  )
})

test('API-9 a page for people where an unknown id is asked for may be that of an operation that is not built', () => {
  const page = { status: 404, text: '<h1>Not Found</h1>', headers: { 'content-type': 'text/html' } }
  expect(judge(page, [404], false)).toMatchObject({
    rule: 'content-type',
    cause: expect.stringContaining('POST /order/create/{userId} is not built yet'),
  })
  expect(judge(page, [404])?.cause).not.toContain('not built')
})
