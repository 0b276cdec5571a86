import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { probeFault } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { isLong } from '../length'
import { pickSamples } from './support/pick-samples'

const START_TIMEOUT_MS = 60_000
const RUN_TIMEOUT_MS = 30_000

let service: Service

beforeAll(async () => {
  service = await startService()
}, START_TIMEOUT_MS)

afterAll(() => service.close())

/** Each with the checks that can reveal it; `npm run conformance -- --self-test` runs all of them, and whole. */
describe.each(pickSamples(isLong))('$name', ({ faults: planted, checksFor }) => {
  test.each(planted.map((fault) => [fault.name, fault] as const))(
    'API-9 it is found when %s',
    async (_, fault) => {
      const { isRight, found } = await probeFault(service, fault, {
        only: checksFor(fault),
      })
      expect({ isRight, found }).toMatchObject({ isRight: true })
    },
    RUN_TIMEOUT_MS,
  )
})
