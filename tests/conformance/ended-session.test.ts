import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFirstCauses } from '../../scripts/conformance/model/report'
import type { Wrapper } from '../../scripts/conformance/self-test/fault'
import { probe } from '../../scripts/conformance/self-test/probe'
import { endOwnSession } from '../../scripts/conformance/self-test/sessions/passwords'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { acceptJson } from '../../scripts/conformance/self-test/wrap/accept'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

const isNumber = (value: unknown) => typeof value === 'number'
const takesNumbers = acceptJson('updateProfile', '/name', isNumber, '12345')

/** A token holds the number of the account's passwords so far, so that a new one ends the session that set it, too. */
const countsPasswords = endOwnSession('updateProfile', ({ password }) => Boolean(password))

test('API-9 a session that ends by a change that should have been refused is one difference', async () => {
  const wrap: Wrapper = (next) => takesNumbers(countsPasswords(next))
  const only = ['passwords', 'bad-input:updateProfile', 'bad-input:createPayment', 'own-things']
  const report = await probe(service, wrap, { only, seed: 'ended session' })
  expect(
    listFirstCauses(report).map(({ operation, rule, step }) => [operation, rule, step]),
  ).toEqual([
    ['updateProfile', 'session-end', 'go on in the session that has changed it'],
    ['updateProfile', 'bad-input', 'updateProfile, name: type 12345'],
  ])
})
