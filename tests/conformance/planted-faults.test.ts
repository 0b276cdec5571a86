import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFailures, type Report } from '../../scripts/conformance/model/report'
import type { Fault, Wrapper } from '../../scripts/conformance/self-test/fault'
import { judgeFault, probe } from '../../scripts/conformance/self-test/probe'
import { reproduce } from '../../scripts/conformance/self-test/reproduce'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { REPRODUCES } from '../../scripts/conformance/self-test/verdict'
import { matchOperation } from '../../scripts/conformance/self-test/wrap/match-operation'
import { answerJson } from '../../scripts/conformance/self-test/wrap/messages'
import { applyWaivers, type Waiver } from '../../scripts/conformance/waivers/apply-waivers'
import { isLong } from '../length'
import { pickSamples } from './support/pick-samples'

const TODAY = '2026-11-23'
const TERMS = { reason: 'it is repaired next week', who: 'Sam', until: '2026-11-30' }

let service: Service
/** A thorough run against the service without a fault. */
let clean: Report

beforeAll(async () => {
  service = await startService()
  clean = await probe(service, (next) => next, { isThorough: true })
})

afterAll(() => service.close())

function waive(report: Report): Waiver[] {
  return listFailures(report).map((finding) => {
    const { operation, rule, check, step, pointer } = finding
    return { operation, rule, check, step, pointer, ...TERMS }
  })
}

/** What becomes of each waiver, and how many differences are left. */
function judge(report: Report, waivers: readonly Waiver[]) {
  const { report: rest, states } = applyWaivers(report, waivers, TODAY)
  return {
    kinds: [...new Set(states.map(({ kind }) => kind))],
    differences: listFailures(rest).length,
  }
}

/** The fault is still there, but nobody gets to it: an operation that everything depends on is out of order. */
function hide(fault: Fault): Wrapper {
  const broken = fault.operation === 'signIn' ? 'signUp' : 'signIn'
  return (next) => {
    const faulty = fault.wrap(next)
    return async (request) =>
      matchOperation(request)?.operation === broken
        ? answerJson({ error: 'Out of order.' }, 500)
        : faulty(request)
  }
}

/**
 * Each with the checks that can reveal it; every own fault with `TEST_LENGTH=long`, else one for each rule and operation.
 * `npm run conformance -- --self-test` checks all of them whole.
 */
const planted = pickSamples(isLong).flatMap(({ faults, checksFor }) =>
  faults.map((fault) => ({ fault, only: checksFor(fault) })),
)

describe.each(planted.map((one) => [one.fault.name, one] as const))('%s', (_, { fault, only }) => {
  // What another fault has left in the accounts is not this one's.
  const options = { only, isThorough: fault.isThorough ?? false, seed: `planted ${fault.name}` }
  let report: Report

  beforeAll(async () => {
    report = await probe(service, fault.wrap, options)
  })

  test('API-9 it is found, and a script shows it until it is repaired', async () => {
    const { isRight, found } = judgeFault(fault, report)
    expect({ isRight, found }).toMatchObject({ isRight: true })
    expect(await reproduce(service, fault, report)).toBe(REPRODUCES)
  })

  test('CONF-1 its waiver holds, is called repaired once it is, and never while it is hidden', async () => {
    const waivers = waive(report)
    expect(waivers.length).toBeGreaterThan(0)
    expect(judge(report, waivers)).toEqual({ kinds: ['waived'], differences: 0 })
    expect(judge(clean, waivers)).toEqual({ kinds: ['repaired'], differences: 0 })
    const { kinds } = judge(await probe(service, hide(fault), options), waivers)
    expect(kinds).not.toContain('repaired')
  })
})
