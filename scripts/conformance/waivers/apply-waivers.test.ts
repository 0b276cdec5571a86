import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { anyExchange } from '../http/testing/any-exchange'
import type { Finding, Report, StepState } from '../model/report'
import { applyWaivers, type Waiver } from './apply-waivers'
import { writeWaivers } from './write-waivers'

const identity = {
  operation: 'createOrder',
  rule: 'schema',
  check: 'checkout',
  step: 'place the order',
  pointer: '/components/schemas/Order',
} as const
const waiver: Waiver = { ...identity, reason: 'next sprint', who: 'Sam', until: '2026-12-31' }

const finding: Finding = {
  ...identity,
  id: 'F1',
  severity: 'failure',
  line: 1,
  level: 'shapes',
  expected: '',
  got: '',
  cause: '',
  curl: '',
}
const knockOn: Finding = { ...finding, id: 'F2', causedBy: 'F1', operation: 'listOrders' }
const other: Finding = { ...finding, id: 'F3', operation: 'readProfile', step: 'read it' }

const ASKED = anyExchange('createOrder', { step: 'checkout › place the order' })

function reportOf(findings: readonly Finding[], kind: 'passed' | 'failed' = 'failed'): Report {
  const state: StepState = { kind }
  return {
    baseUrl: 'http://service.test',
    contract: 'openapi.yaml',
    seed: '1',
    startedAt: new Date(0),
    durationMs: 1,
    requestCount: 1,
    findings,
    verdict: findings.length > 0 ? 'differs' : 'conforms',
    gaps: [],
    steps: [{ ...identity, level: 'journeys', state, durationMs: 1 }],
    leftBehind: [],
    exchanges: [ASKED],
    inventory: { built: [], missing: [], unasked: [] },
  }
}

/** The kind of each waiver, the findings that count, and the verdict. */
function apply(report: Report, waivers: readonly Waiver[], today = '2026-12-01') {
  const { report: rest, states } = applyWaivers(report, waivers, today)
  const ids = rest.findings.map(({ id }) => id)
  return {
    kinds: states.map(({ kind }) => kind),
    ids,
    verdict: rest.verdict,
    gaps: rest.gaps.length,
  }
}

test.each([
  ['long before', '2026-01-01'],
  ['on its last day', '2026-12-31'],
])('CONF-1 a waived difference does not count, nor what comes of it: %s', (_, today) => {
  const result = apply(reportOf([finding, knockOn]), [waiver], today)
  expect(result).toEqual({ kinds: ['waived'], ids: [], verdict: 'conforms', gaps: 0 })
})

test('CONF-1 every other difference counts', () => {
  const result = apply(reportOf([finding, knockOn, other]), [waiver])
  expect(result).toMatchObject({ kinds: ['waived'], ids: ['F3'], verdict: 'differs' })
})

test.each(['2027-01-01', '2030-06-15'])(
  'CONF-1 once it has expired the difference counts, with what comes of it: %s',
  (today) => {
    const result = apply(reportOf([finding, knockOn]), [waiver], today)
    expect(result).toMatchObject({ kinds: ['expired'], ids: ['F1', 'F2'], verdict: 'differs' })
  },
)

test('CONF-1 what comes of a waived difference counts where its own waiver has expired', () => {
  const own = { ...waiver, operation: 'listOrders', until: '2026-11-01' }
  expect(apply(reportOf([finding, knockOn]), [waiver, own])).toMatchObject({
    kinds: ['waived', 'expired'],
    ids: ['F2'],
    verdict: 'differs',
  })
})

test('CONF-1 a difference that has moved is a new one, and counts', () => {
  const moved = { ...finding, pointer: '/components/schemas/Other' }
  const result = apply(reportOf([moved]), [waiver])
  expect(result).toMatchObject({ kinds: ['moved'], ids: ['F1'], verdict: 'differs' })
})

test.each(['2026-12-01', '2027-01-01'])(
  'CONF-1 what was seen to be repaired is asked to be removed, expired or not: %s',
  (today) => {
    const result = apply(reportOf([], 'passed'), [waiver], today)
    expect(result).toEqual({ kinds: ['repaired'], ids: [], verdict: 'conforms', gaps: 0 })
  },
)

test('CONF-1 what was not reached stays, and once it has expired the run is not green', () => {
  const report = reportOf([], 'failed')
  expect(apply(report, [waiver])).toMatchObject({ kinds: ['not-reached'], verdict: 'conforms' })
  const late = apply(report, [waiver], '2027-01-01')
  expect(late).toEqual({ kinds: ['not-reached'], ids: [], verdict: 'partly', gaps: 1 })
})

test('CONF-1 the next file has what is still needed, and drafts for what counts', () => {
  const gone = { ...waiver, rule: 'status' }
  const report = reportOf([finding, knockOn, other], 'passed')
  const { report: rest, states } = applyWaivers(report, [waiver, gone], '2026-12-01')
  const { operation, rule, check, step, pointer } = other
  const draft = { operation, rule, check, step, pointer, reason: '', who: '', until: '' }
  expect(states.map(({ kind }) => kind)).toEqual(['waived', 'repaired'])
  expect(parse(writeWaivers(rest, states))).toEqual({ waivers: [waiver, draft] })
})

test('CONF-1 an expired waiver stays in the next file as it is, without a draft beside it', () => {
  const { report, states } = applyWaivers(reportOf([finding]), [waiver], '2027-01-01')
  expect(parse(writeWaivers(report, states))).toEqual({ waivers: [waiver] })
})
