import { expect, test } from 'vitest'
import { anyExchange } from '../http/testing/any-exchange'
import { groupFindings, type RawFinding } from './group-findings'
import { settleSteps } from './settle-steps'

const exchange = (number: number, status: number) =>
  anyExchange('createProduct', { number, status })

const finding = (over: Partial<RawFinding>): RawFinding => ({
  severity: 'failure',
  rule: 'bad-input',
  operation: 'createProduct',
  pointer: '/paths',
  line: 1,
  level: 'shapes',
  check: 'product-life',
  step: 'create in an unknown category',
  expected: '400',
  got: '200',
  cause: 'It is stored.',
  curl: '',
  ...over,
})

const ids = (found: readonly RawFinding[]) =>
  groupFindings(found).map(({ id, causedBy, step }) => [id, causedBy, step])

test('API-9 what an accepted request stored is under the finding that it was accepted', () => {
  const shown = finding({ rule: 'read-back', step: 'list', writer: exchange(7, 200) })
  const other = finding({ rule: 'status', step: 'other' })
  const accepted = finding({ step: 'create', exchange: exchange(7, 200) })
  expect(ids([shown, other, accepted])).toEqual([
    ['F1', undefined, 'other'],
    ['F2', undefined, 'create'],
    ['F3', 'F2', 'list'],
  ])
})

test('API-9 one place of the contract that several operations show wrongly is one cause', () => {
  const first = finding({ rule: 'schema', operation: 'showProduct', step: 'show' })
  const second = finding({ rule: 'schema', operation: 'listProducts', step: 'list' })
  const elsewhere = finding({ rule: 'schema', pointer: '/components', step: 'elsewhere' })
  expect(ids([first, elsewhere, second])).toEqual([
    ['F1', undefined, 'show'],
    ['F2', 'F1', 'list'],
    ['F3', undefined, 'elsewhere'],
  ])
})

test('API-9 a page to sign in at, in place of every 401, is one cause; where another answer is due, it is none', () => {
  const redirect = (step: string, expected: string) =>
    finding({ rule: 'status', step, expected, exchange: exchange(1, 302) })
  expect(
    ids([
      redirect('create', '401'),
      redirect('show', '200'),
      redirect('delete', '403 or 401: not theirs'),
      redirect('list', '200'),
      redirect('count', '400: 401 characters'),
    ]),
  ).toEqual([
    ['F1', undefined, 'create'],
    ['F2', 'F1', 'delete'],
    ['F3', undefined, 'show'],
    ['F4', undefined, 'list'],
    ['F5', undefined, 'count'],
  ])
})

test('API-9 what a service does in all its answers is one cause', () => {
  const habit = (step: string, rule: 'content-type' | 'status', status: number, got: string) =>
    finding({ rule, step, got, pointer: `/${step}`, exchange: exchange(1, status) })
  expect(
    ids([
      habit('text', 'content-type', 404, 'text/plain'),
      habit('created', 'status', 201, '201 {}'),
      habit('text again', 'content-type', 401, 'text/plain'),
      habit('page', 'content-type', 404, 'text/html'),
      habit('success', 'content-type', 200, 'text/plain'),
      habit('created again', 'status', 201, '201 []'),
      habit('gone', 'status', 410, '410 {}'),
      habit('gone again', 'status', 410, '410 {}'),
    ]).map(([, causedBy, step]) => [step, causedBy]),
  ).toEqual([
    ['text', undefined],
    ['text again', 'F1'],
    ['created', undefined],
    ['created again', 'F3'],
    ['page', undefined],
    ['success', undefined],
    ['gone', undefined],
    ['gone again', undefined],
  ])
})

test('API-9 what is read of products that another request has overwritten is under that one', () => {
  const read = finding({ rule: 'read-back', operation: 'showProduct', step: 'read' })
  const list = finding({ rule: 'limit', operation: 'listProducts', step: 'list' })
  const shape = finding({ rule: 'schema', operation: 'listProducts', step: 'shape' })
  const own = finding({ rule: 'read-back', operation: 'updateProduct', step: 'own' })
  const others = finding({ rule: 'other-records', operation: 'updateProduct', step: 'others' })
  expect(ids([list, others, read, shape, own])).toEqual([
    ['F1', undefined, 'others'],
    ['F2', 'F1', 'list'],
    ['F3', 'F1', 'read'],
    ['F4', undefined, 'shape'],
    ['F5', undefined, 'own'],
  ])
})

test('API-9 who asks for no token takes any: one cause, unless the other is refused wrongly', () => {
  const cell = (rule: RawFinding['rule'], step: string, status: number) =>
    finding({ check: 'access', rule, step, exchange: exchange(1, status) })
  const found = [cell('no-token', 'none', 200), cell('bad-token', 'garbage', 200)]
  const cut = { ...cell('bad-token', 'cut', 200), check: 'token-matrix' }
  expect(ids([...found, cut, cell('not-yours', 'other', 404)])).toEqual([
    ['F1', undefined, 'none'],
    ['F2', 'F1', 'garbage'],
    ['F3', 'F1', 'cut'],
    ['F4', undefined, 'other'],
  ])
})

test('API-9 a step that met only what an earlier one has is blocked by that, and so is what it blocked', () => {
  const step = { check: 'orders', level: 'money', operation: 'createOrder', durationMs: 1 } as const
  const settled = settleSteps(
    [
      { ...step, step: 'pay nothing', state: { kind: 'failed' } },
      { ...step, step: 'pay again', state: { kind: 'failed' } },
      { ...step, step: 'order', state: { kind: 'blocked', by: 'orders › pay again' } },
    ],
    new Map([['orders › pay again', 'orders › pay nothing']]),
  )
  expect(settled.map(({ state }) => state)).toEqual([
    { kind: 'failed' },
    { kind: 'blocked', by: 'orders › pay nothing' },
    { kind: 'blocked', by: 'orders › pay nothing' },
  ])
})
