import { expect, test } from 'vitest'
import { asArray, isObject, toPointer } from '../../mocks/contract/json'
import {
  isOf,
  judgeSentences,
  sentences,
} from '../../scripts/conformance/coverage/sentences/judge-sentences'
import type { StepResult, StepState } from '../../scripts/conformance/model/report'
import { listAllChecks } from '../../scripts/conformance/run/run-conformance'
import { toProbeOptions } from '../../scripts/conformance/self-test/probe'
import { contract } from '../../scripts/conformance/self-test/wrap/match-operation'

const ADMIN = { email: 'admin@example.com', password: 'never-sent' }

/** Descriptions that name a thing, or say once more what a schema or another description says. */
const NAMES: readonly RegExp[] = [
  /^\/(?:servers|tags)\//,
  /^\/paths\/.*\/(?:parameters\/\d+|responses\/200)$/,
  /^\/components\/parameters\/(?:UserId|ProductId)$/,
  /^\/components\/schemas\/(?:Id|Money|Price|Quantity|Shipping|Count)$/,
  /^\/components\/responses\/(?:Products|FoundProducts|User|Orders?|WrongCredentials|Forbidden)$/,
  /^\/components\/responses\/(?:UnknownId|EmailTaken|CategoryTaken|TooLarge|TooMany|Fault)$/,
  /^\/components\/responses\/Product(?!BadInput|Changed)\w+$/,
]
const OF_NO_SERVICE =
  "This file is the only hand-written description of the API. The typed client, the mock, the validating proxy, the stateful API's routing and the conformance check are all derived from it."

/** Each description of the contract with its pointer. */
function listDescriptions(node: unknown, at = ''): (readonly [pointer: string, text: string])[] {
  if (Array.isArray(node)) {
    return asArray(node).flatMap((one, index) => listDescriptions(one, `${at}/${index}`))
  }
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return []
    if (key !== 'description' || typeof value !== 'string') {
      return listDescriptions(value, at + toPointer(key))
    }
    return [[at, value.replaceAll(/\s+/g, ' ').trim()] as const]
  })
}

test('API-9 each sentence of the contract is judged by a check, or said to be beyond all', () => {
  const open = listDescriptions(contract.document)
    .filter(([pointer]) => !NAMES.some((pattern) => pattern.test(pointer)))
    .map(([pointer, text]) => {
      const own = sentences.filter((one) => one.pointer === pointer)
      const rest = [OF_NO_SERVICE, ...own.map((one) => one.text)].reduce(
        (left, known) => left.replace(known, ''),
        text,
      )
      return `${pointer}: ${rest.trim()}`
    })
  expect(open.filter((one) => !one.endsWith(': '))).toEqual([])
})

test('API-9 the sentences are those of the contract, and their checks and steps are there', () => {
  const texts = new Map(listDescriptions(contract.document))
  const strange = sentences.filter(({ pointer, text }) => !texts.get(pointer)?.includes(text))
  expect(strange).toEqual([])
  const nowhere = { handle: () => Promise.reject(new Error('sent')), admin: ADMIN }
  const places = listAllChecks(toProbeOptions(nowhere, (next) => next)).flatMap(({ id, steps }) =>
    steps.map(({ title }) => ({ check: id, step: title })),
  )
  const unknown = sentences
    .flatMap(({ by = [] }) => by)
    .filter((name) => !places.some((place) => isOf(place, name)))
  expect(unknown).toEqual([])
})

const step = (check: string, title: string, state: StepState): StepResult => ({
  check,
  step: title,
  state,
  level: 'journeys',
  operation: 'createOrder',
  durationMs: 1,
})

function stateOf(text: string, steps: readonly StepResult[]) {
  const cells = judgeSentences(contract, { steps, findings: [] })
  return cells.find((cell) => cell.text.startsWith(text))?.state
}

test.each<[string, readonly StepResult[], object]>([
  [
    'no step of it ran',
    [],
    { kind: 'open', why: expect.stringContaining('did not try nonces › ') },
  ],
  [
    'its steps passed',
    [
      step('nonces', 'pay nothing with a nonce', { kind: 'passed' }),
      step('nonces', 'charge a nonce', { kind: 'passed' }),
    ],
    { kind: 'passed' },
  ],
  [
    'one of its steps was blocked',
    [
      step('nonces', 'pay nothing with a nonce', { kind: 'passed' }),
      step('nonces', 'charge a nonce', { kind: 'blocked', by: 'checkout › pay' }),
    ],
    { kind: 'open', why: 'nonces › charge a nonce: blocked by checkout › pay' },
  ],
  [
    'one of its steps failed',
    [
      step('nonces', 'pay nothing with a nonce', { kind: 'failed' }),
      step('nonces', 'charge a nonce', { kind: 'passed' }),
    ],
    { kind: 'failed', why: 'nonces › pay nothing with a nonce' },
  ],
])('API-9 what a sentence is taken for when %s', (_, steps, state) => {
  expect(stateOf('An amount of 0 takes no payment', steps)).toEqual(state)
})

test('API-9 a sentence that nobody can judge says why, whatever ran', () => {
  expect(stateOf('A charge that no order is made of within 24 hours', [])).toEqual({
    kind: 'unreachable',
    why: 'it takes a day to see',
  })
})
