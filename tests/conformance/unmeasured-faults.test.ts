import { afterAll, beforeAll, expect, test } from 'vitest'
import { families } from '../../scripts/conformance/self-test/faults/registry'
import { unmeasured } from '../../scripts/conformance/self-test/faults/unmeasured'
import { probeFault } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { isLong } from '../length'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** Those of conditions, whose scripts take a tag from a header. */
const ofConditions = families.flatMap(({ faults, checksFor }) =>
  faults.filter(({ rule }) => rule === 'condition').map((fault) => ({ fault, checksFor })),
)
/** One for each rule of a family; every one with `TEST_LENGTH=long`. */
const ofFamilies = unmeasured.flatMap(({ faults, checksFor }) => {
  const sample = [...new Map(faults.map((fault) => [fault.rule, fault])).values()]
  return (isLong ? faults : sample).map((fault) => ({ fault, checksFor }))
})
const planted = [...ofFamilies, ...ofConditions]

test.each(planted.map((one) => [one.fault.name, one] as const))(
  'API-9 it is found, and a script shows it until it is mended, when %s',
  async (_, { fault, checksFor }) => {
    const { isRight, found, script } = await probeFault(service, fault, {
      only: checksFor(fault),
      runsScripts: true,
    })
    expect({ isRight, found }).toMatchObject({ isRight: true })
    expect(script).toBe('reproduces')
  },
)
