import { afterAll, beforeAll, expect, test } from 'vitest'
import { further } from '../../scripts/conformance/self-test/faults/further'
import { lookAlikes } from '../../scripts/conformance/self-test/faults/look-alikes'
import { families } from '../../scripts/conformance/self-test/faults/registry'
import { probeFault } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** Those of conditions, whose scripts take a tag from a header. */
const ofConditions = families.flatMap(({ faults, checksFor }) =>
  faults.filter(({ rule }) => rule === 'condition').map((fault) => ({ fault, checksFor })),
)
const planted = [
  ...[further, lookAlikes].flatMap(({ faults, checksFor }) =>
    faults.map((fault) => ({ fault, checksFor })),
  ),
  ...ofConditions,
]

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
