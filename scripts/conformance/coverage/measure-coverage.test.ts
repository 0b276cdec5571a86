import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Contract, readContract } from '../contract/read-contract'
import { buildRequest, type RequestParts } from '../http/build-request'
import type { Exchange } from '../http/exchange'
import type { Finding, StepResult } from '../model/report'
import { shareOf } from './coverage'
import type { Run } from './evidence'
import { measureCoverage } from './measure-coverage'
import { findUnmet, readRequirement } from './requirement'

const path = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
let contract: Contract

beforeAll(async () => {
  contract = await readContract(path)
})

let sent = 0

function exchange(operation: string, parts: RequestParts, status: number, json: unknown): Exchange {
  sent += 1
  return {
    number: sent,
    request: buildRequest('http://x.test/api', contract.operation(operation), parts),
    status,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify(json),
    json,
    startedAt: new Date(0),
    durationMs: 1,
  }
}

const nothing: Run = {
  exchanges: [],
  findings: [],
  steps: [],
  inventory: { built: [], missing: [], unasked: [] },
}

/** The state of a cell of an operation, as `passed` or `open: why`. */
function stateOf(run: Partial<Run>, operation: string, name: string, side?: 'at' | 'beyond') {
  const { operations } = measureCoverage(contract, { ...nothing, ...run })
  const cells = operations.find((one) => one.operation === operation)?.cells ?? []
  const cell = cells.find((one) => one.name === name && one.side === side)
  if (!cell) return 'no such cell'
  return cell.state.kind === 'passed' ? 'passed' : `${cell.state.kind}: ${cell.state.why}`
}

const category = (name: string, status: number, body: unknown) =>
  exchange('createCategory', { path: { userId: 'u' }, json: { name } }, status, body)
const created = { success: true, data: { _id: 'c', name: 'x' } }
const refused = { error: 'name: no.' }

describe('a limit', () => {
  test('is judged at it when that was accepted, and beyond it when that was refused', () => {
    const exchanges = [
      category('a'.repeat(32), 200, created),
      category('a'.repeat(33), 400, refused),
    ]
    const state = (side: 'at' | 'beyond') =>
      stateOf({ exchanges }, 'createCategory', 'name maxLength 32', side)
    expect([state('at'), state('beyond')]).toEqual(['passed', 'passed'])
  })

  test('counts texts in code points', () => {
    const exchanges = [category('🙂'.repeat(32), 200, created)]
    expect(stateOf({ exchanges }, 'createCategory', 'name maxLength 32', 'at')).toBe('passed')
  })

  test('is open while no request was at it, and while the answer decides nothing', () => {
    const name = 'name maxLength 32'
    const within = [category('short', 200, created)]
    expect(stateOf({ exchanges: within }, 'createCategory', name, 'at')).toMatch(
      /^open: no request/,
    )
    const unasked = [category('a'.repeat(33), 401, refused)]
    expect(stateOf({ exchanges: unasked }, 'createCategory', name, 'beyond')).toBe(
      'open: sent, and answered 401, which decides nothing',
    )
  })

  test('is not judged by a request that breaks another one too', () => {
    const json = { name: 'a'.repeat(65), email: 'none', password: 'long-enough' }
    const exchanges = [exchange('signUp', { json }, 400, refused)]
    expect(stateOf({ exchanges }, 'signUp', 'name maxLength 64', 'beyond')).toMatch(/^open/)
  })

  test('fails with the finding whose request was beyond it', () => {
    const accepted = category('a'.repeat(33), 200, created)
    const run = { exchanges: [accepted], findings: [finding(accepted)] }
    expect(stateOf(run, 'createCategory', 'name maxLength 32', 'beyond')).toBe(
      'failed: check › step',
    )
  })

  test('on a number in a query, on a file and on a whole body', () => {
    const exchanges = [
      exchange('listProducts', { query: { limit: '1' } }, 200, []),
      exchange('listProducts', { query: { limit: 'undefined' } }, 200, []),
      exchange('createCategory', { json: { name: 'x', padding: 'x'.repeat(8192) } }, 413, refused),
      exchange(
        'createProduct',
        {
          form: {
            price: '19.99',
            file: { name: 'x.png', mediaType: 'image/png', bytes: new Uint8Array(5_242_881) },
          },
        },
        413,
        { success: false, message: 'file: no.' },
      ),
    ]
    const run = { exchanges }
    expect(stateOf(run, 'listProducts', 'query limit minimum 1', 'at')).toBe('passed')
    expect(stateOf(run, 'listProducts', 'query limit enum undefined', 'at')).toBe('passed')
    expect(stateOf(run, 'listProducts', 'query limit enum', 'beyond')).toMatch(/^open/)
    const size = 'the body x-max-json-bytes 8192'
    expect(stateOf(run, 'createCategory', size, 'beyond')).toBe('passed')
    // The form lacks required fields too, so that the refusal may be about them.
    expect(stateOf(run, 'createProduct', 'file maxLength 5242880', 'beyond')).toMatch(/^open: sent/)
  })

  test('that no request can reach is said so', () => {
    expect(stateOf({}, 'signIn', 'email minLength 3', 'at')).toMatch(
      /^unreachable: no text as short/,
    )
    expect(stateOf({}, 'readProfile', 'path userId maxLength 64', 'at')).toBe(
      'unreachable: only the service makes ids',
    )
    expect(stateOf({}, 'createOrder', 'order.products.-.price minimum 0', 'beyond')).toBe(
      'unreachable: the contract ignores it here',
    )
  })
})

describe('an answer', () => {
  test('judges its status and each property that it has, and no other', () => {
    const exchanges = [exchange('listCategories', {}, 200, [{ _id: 'c', name: 'x' }])]
    const state = (name: string) => stateOf({ exchanges }, 'listCategories', name)
    expect(['200', '200 /-/_id', '200 /-/name'].map(state)).toEqual(['passed', 'passed', 'passed'])
    const empty = { exchanges: [exchange('listCategories', {}, 200, [])] }
    expect(stateOf(empty, 'listCategories', '200')).toBe('passed')
    expect(stateOf(empty, 'listCategories', '200 /-/name')).toBe(
      'open: what would hold it never came',
    )
  })

  test('fails at the property that is wrong', () => {
    const exchanges = [exchange('listCategories', {}, 200, [{ _id: 'c', name: 7 }])]
    expect(stateOf({ exchanges }, 'listCategories', '200 /-/name')).toBe(
      'failed: /0/name must be string',
    )
    expect(stateOf({ exchanges }, 'listCategories', '200 /-/_id')).toBe('passed')
  })

  test('fails at the status that should have come', () => {
    const shown = exchange('createCategory', { json: { name: 'x' } }, 200, created)
    const { pointer = '' } = contract.operation('createCategory').responses.get(401) ?? {}
    const run = { exchanges: [shown], findings: [{ ...finding(shown), pointer }] }
    expect(stateOf(run, 'createCategory', '401')).toBe('failed: check › step')
    expect(stateOf(run, 'createCategory', '200')).toBe('passed')
  })

  test('that can not be brought about is out of reach, unless it came', () => {
    expect(stateOf({}, 'signIn', '503')).toMatch(/^unreachable/)
    const busy = exchange('signIn', { json: {} }, 429, { error: 'wait' })
    const exchanges = [{ ...busy, headers: { 'retry-after': '3' } }]
    expect(stateOf({ exchanges }, 'signIn', '429')).toBe('passed')
    expect(stateOf({ exchanges }, 'signIn', '429 header Retry-After')).toBe('passed')
    expect(stateOf({ exchanges: [busy] }, 'signIn', '429 header Retry-After')).toMatch(/^failed/)
  })
})

describe('what was not judged', () => {
  const blocked: StepResult = {
    check: 'money',
    level: 'money',
    step: 'pay',
    operation: 'createPayment',
    state: { kind: 'blocked', by: 'accounts › sign in' },
    durationMs: 0,
  }

  test('names what blocked it, or that it is not built or not asked for', () => {
    expect(stateOf({ steps: [blocked] }, 'createPayment', '402')).toBe(
      'open: blocked by accounts › sign in',
    )
    expect(stateOf({}, 'createPayment', '402')).toBe('open: this run did not ask for the operation')
    const inventory = { ...nothing.inventory, missing: ['createPayment'] }
    const exchanges = [exchange('createPayment', {}, 404, 'Not Found')]
    expect(stateOf({ inventory, exchanges }, 'createPayment', '200')).toBe(
      'open: no answer of its own came: the operation is not built, or wrong',
    )
  })

  test('is missed where it is required', () => {
    const coverage = measureCoverage(contract, nothing)
    expect(shareOf(coverage.tally)).toBe(0)
    const unmet = (words: readonly string[], steps: readonly StepResult[]) =>
      findUnmet(readRequirement(words), coverage, steps)
    expect(unmet(['90%'], [])).toEqual([
      '0% of what can be judged was judged; --require asks for 90%.',
    ])
    expect(unmet(['0%'], [])).toEqual([])
    expect(unmet(['money'], [])).toEqual([expect.stringContaining('none of its steps ran')])
    expect(unmet(['money'], [blocked])).toEqual([
      expect.stringContaining('1 of its 1 steps could not run, the first because of accounts'),
    ])
    const passed: StepResult = { ...blocked, state: { kind: 'passed' } }
    const skipped: StepResult = { ...blocked, state: { kind: 'skipped', why: 'no nonce' } }
    expect(unmet(['money'], [passed, skipped])).toEqual([])
    expect(unmet(['money'], [skipped])).toEqual([expect.stringContaining('(no nonce)')])
  })
})

/** A finding that an exchange of `createCategory` shows. */
function finding(shown: Exchange): Finding {
  return {
    id: 'F1',
    severity: 'failure',
    rule: 'bad-input',
    operation: 'createCategory',
    pointer: '/components/schemas/CategoryName/maxLength',
    line: 1,
    level: 'shapes',
    check: 'check',
    step: 'step',
    expected: '400',
    got: '200',
    cause: '',
    curl: '',
    exchange: shown,
  }
}
