import { expect, test } from 'vitest'
import type { StepResult, StepState } from '../model/report'
import type { Level } from '../model/rules'
import { listGaps } from './list-gaps'

const step = (
  check: string,
  title: string,
  state: StepState,
  level: Level = 'journeys',
): StepResult => ({ check, step: title, state, level, operation: 'createOrder', durationMs: 1 })

const passed = { kind: 'passed' } as const
const blockedBy = (by: string) => ({ kind: 'blocked', by }) as const
const skipped = { kind: 'skipped', why: 'the provider declined the charge' } as const

test('API-9 a run of which every check judged something has no gap', () => {
  const charged = step('nonces', 'charge a declined card', skipped, 'money')
  expect(listGaps([step('nonces', 'charge a nonce', passed, 'money'), charged])).toEqual([])
})

test('API-9 nobody signed in, no administrator and no money are each said, with what could not run', () => {
  const gaps = listGaps([
    step('accounts', 'sign in as a shopper', skipped),
    step('accounts', 'sign in as administrator', skipped),
    step('access', 'listOrders: no token', blockedBy('accounts › sign in as administrator')),
    step('totals', 'pay less', blockedBy('accounts › sign in as a shopper'), 'money'),
  ])
  expect(gaps).toEqual([
    'Nobody signed in: 2 steps could not run.',
    'There was no administrator: 2 steps could not run. Give --admin-email and --admin-password, or one in --auth.',
    'Money was not judged: totals.',
  ])
})

test('API-9 an administrator whose sign-in differs is missing, unless what only administrators may do was tried', () => {
  const differs = [
    step('accounts', 'sign in as administrator', { kind: 'failed' }),
    step('profile', 'read the profile', passed),
    step('categories', 'create', blockedBy('accounts › sign in as administrator')),
  ]
  const missing = [expect.stringMatching(/^There was no administrator: 1 step could not run/)]
  expect(listGaps(differs)).toEqual(missing)
  expect(listGaps([...differs, step('stock', 'delete an unknown product', passed)])).toEqual([])
})

test('API-9 a step that was blocked by one that decided nothing is a gap with its reason', () => {
  const gaps = listGaps([
    step('checkout', 'get a client token', passed),
    step('checkout', 'pay', skipped),
    step('checkout', 'order', blockedBy('checkout › pay')),
  ])
  expect(gaps).toEqual([
    '1 step could not run: blocked by checkout › pay (the provider declined the charge).',
  ])
})

test('API-9 a check of money that decided nothing is a gap with its reason', () => {
  const gaps = listGaps([step('large-amount', 'charge the highest price', skipped, 'money')])
  expect(gaps).toEqual(['Money was not judged: large-amount (the provider declined the charge).'])
})

test('API-9 what a difference blocks is no gap of its own', () => {
  const gaps = listGaps([
    step('checkout', 'pay', { kind: 'failed' }),
    step('checkout', 'order', blockedBy('checkout › pay')),
  ])
  expect(gaps).toEqual([])
})

test('API-9 steps that the service had no time for are a gap, though their check judged something', () => {
  const turnedAway = {
    kind: 'skipped',
    why: 'the service answered 429 (Retry-After: 60)',
    isTurnedAway: true,
  } as const
  const gaps = listGaps([
    step('access', 'readProfile: no token', passed, 'access'),
    step('access', 'listOrders: no token', turnedAway, 'access'),
    step('tokens', 'readProfile: a token in another scheme', turnedAway, 'access'),
  ])
  expect(gaps).toEqual([
    '2 steps could not be judged, since the service had no time for them: the service answered 429 (Retry-After: 60) (access › listOrders: no token). Allow more requests to the check’s address.',
  ])
})
