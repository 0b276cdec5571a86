import { describe, expect, test } from 'vitest'
import type { Exchange } from '../http/exchange'
import { anyExchange } from '../http/testing/any-exchange'
import type { Finding, StepResult, StepState } from '../model/report'
import { compareFindings, type Identity, toKey } from './compare-findings'

const was: Identity = {
  operation: 'createOrder',
  rule: 'schema',
  check: 'checkout',
  step: 'place the order',
  pointer: '/components/schemas/Order/required',
}

const findingOf = (identity: Partial<Identity> & Pick<Finding, 'rule'>): Finding => ({
  ...was,
  ...identity,
  id: 'F1',
  severity: 'failure',
  line: 1,
  level: 'shapes',
  expected: 'expected',
  got: 'got',
  cause: 'cause',
  curl: '',
})
const schema = (identity: Partial<Omit<Identity, 'rule'>> = {}) =>
  findingOf({ ...identity, rule: 'schema' })

const stepOf = (state: StepState, step = was.step): StepResult => ({
  check: was.check,
  level: 'journeys',
  step,
  operation: was.operation,
  state,
  durationMs: 1,
})

/** A request of the operation that a step has sent. */
const asked = (
  step: string,
  { status = 200, number = 1, operation = was.operation } = {},
): Exchange => anyExchange(operation, { step, status, number })
const OWN = asked('checkout › place the order')

const PASSED: StepState = { kind: 'passed' }
const FAILED: StepState = { kind: 'failed' }

/** What became of one difference, and how many new ones there are. */
function compare(
  findings: readonly Finding[],
  steps: readonly StepResult[],
  earlier: Identity = was,
  changedRecords: readonly string[] = [],
  exchanges: readonly Exchange[] = [OWN],
) {
  const run = { findings, steps, exchanges, changedRecords }
  const { fates, fresh } = compareFindings([earlier], run)
  return { fate: fates[0]?.fate.kind, fresh: fresh.length }
}

test('CONF-1 a difference is named by operation, rule, check, step and place, and by nothing else', () => {
  const other = {
    ...schema(),
    id: 'F9',
    line: 99,
    got: 'usr_1',
    expected: 'x',
    cause: 'y',
    curl: 'z',
  }
  expect(toKey(other)).toBe(toKey(was))
  const keys = (['operation', 'rule', 'check', 'step', 'pointer'] as const).map((part) =>
    toKey({ ...was, [part]: 'another' }),
  )
  expect(new Set([toKey(was), ...keys]).size).toBe(6)
})

describe('CONF-1 what is not found again', () => {
  test.each<[string, readonly StepResult[], string]>([
    ['its step passed', [stepOf(PASSED)], 'repaired'],
    ['its step did not run', [], 'not-reached'],
    ['only another step of the check passed', [stepOf(PASSED, 'pay')], 'not-reached'],
    [
      'its step was blocked',
      [stepOf({ kind: 'blocked', by: 'accounts › sign in' })],
      'not-reached',
    ],
    ['its step was undecided', [stepOf({ kind: 'skipped', why: 'nothing' })], 'not-reached'],
    ['its step failed by something else', [stepOf(FAILED)], 'not-reached'],
    ['one of two steps of that name passed', [stepOf(PASSED), stepOf(FAILED)], 'not-reached'],
  ])('%s: %s', (_, steps, fate) => {
    expect(compare([], steps)).toEqual({ fate, fresh: 0 })
  })

  test('a step of that name in another check proves nothing', () => {
    expect(compare([], [{ ...stepOf(PASSED), check: 'profile' }]).fate).toBe('not-reached')
  })

  test.each<[readonly string[], string]>([
    [[], 'repaired'],
    [['prd_1'], 'not-reached'],
  ])('other records are seen to be left alone only where none changed: %j', (changed, fate) => {
    const earlier = { ...was, rule: 'other-records' }
    expect(compare([], [stepOf(PASSED)], earlier, changed).fate).toBe(fate)
  })

  test('nor where they could not be compared', () => {
    const earlier = { ...was, rule: 'other-records' }
    const { fates } = compareFindings([earlier], {
      findings: [],
      steps: [stepOf(PASSED)],
      exchanges: [OWN],
    })
    expect(fates[0]?.fate.kind).toBe('not-reached')
  })
})

describe('CONF-1 a step that passed proves nothing', () => {
  const UNDECIDED: StepState = { kind: 'skipped', why: 'nothing' }
  const judge = (exchanges: readonly Exchange[], steps = [stepOf(PASSED)], earlier = was) =>
    compare([], steps, earlier, [], exchanges).fate

  test.each([FAILED, UNDECIDED])('after a step of its check that did not pass: %j', (state) => {
    const steps = [stepOf(state, 'pay'), stepOf(PASSED)]
    expect(judge([OWN], steps)).toBe('not-reached')
    expect(judge([OWN], steps.toReversed())).toBe('repaired')
    expect(judge([OWN], steps, { ...was, rule: 'bad-input' })).toBe('repaired')
    expect(judge([OWN], steps, { ...was, rule: 'no-token' })).toBe('repaired')
  })

  test('where nobody asked for the operation', () => {
    expect(judge([])).toBe('not-reached')
    expect(judge([asked(OWN.step ?? '', { operation: 'listOrders' })])).toBe('not-reached')
  })

  test.each<[StepState, string]>([
    [PASSED, 'repaired'],
    [FAILED, 'repaired'],
    [UNDECIDED, 'not-reached'],
    [{ kind: 'blocked', by: 'accounts › sign in' }, 'not-reached'],
  ])('where it judges what others asked, and of these one ended as %j: %s', (state, fate) => {
    const other = { ...stepOf(state, 'another'), check: 'answers' }
    expect(judge([asked('answers › another')], [stepOf(PASSED), other])).toBe(fate)
    expect(judge([OWN], [stepOf(PASSED), other])).toBe('repaired')
  })

  test.each([
    ['signUp', 'session', 409, 'not-reached'],
    ['signUp', 'session', 200, 'repaired'],
    ['signUp', 'bad-input', 400, 'repaired'],
    ['createCategory', 'category-taken', 400, 'not-reached'],
    ['createOrder', 'schema', 409, 'repaired'],
  ])(
    'where %s uses what an earlier run made: %s after %i is %s',
    (operation, rule, status, fate) => {
      const step = OWN.step ?? ''
      const later = asked(step, { operation, status: 200, number: 2 })
      const exchanges = [later, asked(step, { operation, status })]
      expect(judge(exchanges, [stepOf(PASSED)], { ...was, operation, rule })).toBe(fate)
    },
  )

  test.each([
    ['createCategory', 200, 409, 'repaired'],
    ['createCategory', 409, 200, 'repaired'],
    ['createCategory', 409, 409, 'not-reached'],
    // The account may have been there, and the second answer wrong.
    ['signUp', 409, 200, 'not-reached'],
    ['signUp', 200, 409, 'repaired'],
  ])(
    'where the first two at once are of %s, answered with %i and %i: %s',
    (operation, one, two, fate) => {
      const step = OWN.step ?? ''
      const exchanges = [
        { ...asked(step, { operation, status: one }), sentMeanwhile: 2 },
        { ...asked(step, { operation, status: two, number: 2 }), sentMeanwhile: 2 },
        asked(step, { operation, status: 200, number: 3 }),
      ]
      const rule = 'category-taken'
      expect(judge(exchanges, [stepOf(PASSED)], { ...was, operation, rule })).toBe(fate)
    },
  )
})

describe('CONF-1 what is found', () => {
  test.each<[string, Finding, StepState, string, number]>([
    ['the same', schema(), FAILED, 'still', 0],
    ['the same, though the step is said to have passed', schema(), PASSED, 'still', 0],
    ['the same rule at another place of the step', schema({ pointer: '/x' }), FAILED, 'moved', 0],
    ['the same place at another step', schema({ step: 'read it' }), PASSED, 'moved', 0],
    ['the same place in another check', schema({ check: 'profile' }), PASSED, 'moved', 0],
    [
      'another place at another step',
      schema({ step: 'read it', pointer: '/x' }),
      PASSED,
      'repaired',
      1,
    ],
    ['another operation', schema({ operation: 'listOrders' }), PASSED, 'repaired', 1],
    ['another rule at the step', findingOf({ rule: 'status' }), FAILED, 'not-reached', 1],
    ['advice', { ...schema(), severity: 'advice' }, PASSED, 'repaired', 0],
  ])('%s', (_, finding, state, fate, fresh) => {
    expect(compare([finding], [stepOf(state)])).toEqual({ fate, fresh })
  })

  test.each(['bad-input', 'no-token'] as const)(
    'each case of %s is a difference of its own: another one has not moved there',
    (rule) => {
      const now = findingOf({ rule, step: 'another case' })
      expect(compare([now], [stepOf(PASSED)], { ...was, rule })).toEqual({
        fate: 'repaired',
        fresh: 1,
      })
    },
  )

  test('one difference has not moved from two', () => {
    const earlier = [was, { ...was, pointer: '/y' }]
    const { fates, fresh } = compareFindings(earlier, {
      findings: [schema({ pointer: '/x' })],
      steps: [stepOf(FAILED)],
      exchanges: [],
    })
    expect(fates.map(({ fate }) => fate.kind)).toEqual(['moved', 'not-reached'])
    expect(fresh).toEqual([])
  })

  test('nothing earlier, nothing known: every difference is new, advice is none', () => {
    const findings = [schema(), { ...schema({ pointer: '/x' }), severity: 'advice' as const }]
    expect(compareFindings([], { findings, steps: [], exchanges: [] })).toEqual({
      fates: [],
      fresh: [findings[0]],
    })
  })
})
