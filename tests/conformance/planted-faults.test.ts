import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { probeFault } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { isLong } from '../length'
import { pickSamples } from './support/pick-samples'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** Each with the checks that can reveal it, and the script of its finding; `npm run conformance -- --self-test` runs all of them, and whole. */
describe.each(pickSamples(isLong))('$name', ({ faults: planted, checksFor }) => {
  test.each(planted.map((fault) => [fault.name, fault] as const))(
    'API-9 it is found, and a script shows it until it is mended, when %s',
    async (_, fault) => {
      const only = checksFor(fault)
      const { isRight, found, script } = await probeFault(service, fault, {
        only,
        runsScripts: true,
      })
      expect({ isRight, found }).toMatchObject({ isRight: true })
      expect(script).toBe('reproduces')
    },
  )
})
