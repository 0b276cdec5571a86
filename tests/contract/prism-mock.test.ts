import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../mocks/contract/operation'
import { readExamples } from '../../mocks/contract/read-contract'
import { prismArguments } from '../../mocks/prism/prism-command'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { type Supervised, supervise } from '../../scripts/processes/supervise'
import { contract, operations } from './support/contract'
import { exampleRequest } from './support/example-request'

let prism: Supervised
let origin: string

beforeAll(async () => {
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  prism = supervise({
    name: 'Prism',
    args: prismArguments({ kind: 'mock', port }),
    port,
    onLine: () => undefined,
    onRestart: (message) => {
      throw new Error(message)
    },
  })
  await prism.whenReady()
})

afterAll(() => prism.stop())

describe.each(operations)('API-7 $id, with nothing but Prism running', (operation) => {
  test('answers its example', async () => {
    const answer = await fetch(exampleRequest(operation, origin))
    expect([answer.status, await answer.json()]).toEqual([200, exampleOf(operation, 200)])
  })

  test('answers each documented failure that is asked for', async () => {
    for (const { status } of operation.responses.values()) {
      const request = exampleRequest(operation, origin)
      request.headers.set('prefer', `code=${status}`)
      const answer = await fetch(request)
      expect([answer.status, await answer.json()]).toEqual([status, exampleOf(operation, status)])
    }
  })
})

test.each(operations.filter(({ isProtected }) => isProtected))(
  'API-7 $id wants a token',
  async (operation) => {
    const request = exampleRequest(operation, origin)
    request.headers.delete('authorization')
    const answer = await fetch(request)
    expect([answer.status, await answer.json()]).toEqual([401, exampleOf(operation, 401)])
  },
)

test('API-7 a call that breaks the contract gets its 400', async () => {
  const answer = await fetch(`${origin}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"sam@example.com"}',
  })
  expect(answer.status).toBe(400)
})

function exampleOf({ responses }: Operation, status: number): unknown {
  const [media] = responses.get(status)?.content ?? []
  return media && readExamples(contract, media)[0]?.[1]
}
