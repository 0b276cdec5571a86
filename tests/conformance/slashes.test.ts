import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFailures } from '../../scripts/conformance/model/report'
import type { Handler, Wrapper } from '../../scripts/conformance/self-test/fault'
import { probe } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { habitVariants } from '../../scripts/conformance/self-test/variants/habits'
import { matchOperation } from '../../scripts/conformance/self-test/wrap/match-operation'
import { findFault } from './support/find-fault'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** Sends everybody to the address with a slash at its end. */
const withSlashes: Wrapper = (next) => {
  const variant = habitVariants.find(
    ({ name }) => name === 'a slash at the end of every address, by 308',
  )
  if (!variant) throw new Error('There is no such variant')
  return variant.wrap(next)
}

test('API-9 behind a slash at the end of every address it is seen what a write does to others', async () => {
  const { wrap } = findFault('deleteProduct deletes another product too')
  const report = await probe(service, (next) => withSlashes(wrap(next)), {
    seed: 'slashes',
    only: ['deleteProduct'],
  })
  expect(listFailures(report).map(({ operation, rule }) => `${operation} ${rule}`)).toEqual([
    'deleteProduct other-records',
  ])
})

test('API-9 behind a slash at the end of every address an account is restored that a killed run has changed', async () => {
  const options = { seed: 'slashes', only: ['profile'] }
  await new Promise<void>((resolve) => {
    let isDead = false
    const die: Handler = async (request) => {
      if (isDead) return new Promise(() => undefined)
      const response = await service.handle(request)
      if (matchOperation(request)?.operation !== 'updateProfile') return response
      isDead = true
      resolve()
      return new Promise(() => undefined)
    }
    probe(service, () => withSlashes(die), options)
  })
  const report = await probe(service, withSlashes, options)
  expect(listFailures(report)).toEqual([])
  expect(report.steps.filter(({ state }) => state.kind !== 'passed')).toEqual([])
})
