import { describe, expect, test } from 'vitest'
import { compare, type IntendedDifference } from './compare'
import {
  type Channel,
  NOTHING as NOTHING_SEEN,
  type Observation,
  type StepObservation,
} from './observation'

const NOTHING = { expected: {}, everywhere: {} }

function step(name: string, seen: Partial<Record<Channel, readonly string[]>>): StepObservation {
  return { name, seen: { ...NOTHING_SEEN, ...seen } }
}

const old: Observation = [step('open', { focus: ['page'], events: ['a', 'b', 'c'] })]
const changed: Observation = [step('open', { focus: ['tile card'], events: ['a', 'c', 'b'] })]
const focusMoves: IntendedDifference = {
  reason: 'The focus stays in the widget.',
  signs: [{ channel: 'focus', old: ['page'], new: [/^tile /] }],
}
const orderChanges: IntendedDifference = {
  reason: 'Another order.',
  signs: [{ channel: 'events', step: 'open', old: ['b'], new: ['b'] }],
}

test('two widgets of which the same was seen agree', () => {
  expect(compare(old, old, NOTHING)).toEqual({ kind: 'agrees', everywhere: [] })
})

test('what nobody intends is an accident, down to the lines that only one of them has', () => {
  expect(compare(old, changed, NOTHING)).toEqual({
    kind: 'differs-by-accident',
    accidents: [
      { step: 'open', at: 0, channel: 'events', old: ['b'], new: ['b'] },
      { step: 'open', at: 0, channel: 'focus', old: ['page'], new: ['tile card'] },
    ],
    missing: [],
  })
})

test('differences that are all intended are on purpose', () => {
  const expected = { focusMoves, orderChanges }
  expect(compare(old, changed, { expected, everywhere: {} })).toEqual({
    kind: 'differs-on-purpose',
    everywhere: [],
  })
})

describe('an intended difference is not taken for', () => {
  const check = (intended: IntendedDifference, now = changed) =>
    compare(old, now, { expected: { orderChanges, intended }, everywhere: {} })

  test('one of which the old side shows something else', () => {
    const intended = {
      ...focusMoves,
      signs: [{ channel: 'focus', old: ['field number'] }] as const,
    }
    expect(check(intended)).toMatchObject({
      accidents: [{ channel: 'focus' }],
      missing: ['intended'],
    })
  })

  test('one of which the new side shows something else', () => {
    const now = [step('open', { focus: ['toggle'], events: ['a', 'c', 'b'] })]
    expect(check(focusMoves, now)).toMatchObject({
      accidents: [{ channel: 'focus', old: ['page'], new: ['toggle'] }],
      missing: ['intended'],
    })
  })

  test('one of another step or another channel', () => {
    const elsewhere = { ...focusMoves.signs[0], channel: 'focus', step: 'close' } as const
    expect(check({ ...focusMoves, signs: [elsewhere] })).toMatchObject({ missing: ['intended'] })
  })

  test('one half of which only shows', () => {
    const also = { channel: 'texts', new: ['toggle: Other ways to pay'] } as const
    expect(check({ ...focusMoves, signs: [...focusMoves.signs, also] })).toMatchObject({
      accidents: [],
      missing: ['intended'],
    })
  })
})

test('an intended difference that no longer occurs is reported', () => {
  expect(compare(old, old, { expected: { focusMoves }, everywhere: {} })).toEqual({
    kind: 'differs-by-accident',
    accidents: [],
    missing: ['focusMoves'],
  })
})

test('what may differ everywhere need not', () => {
  const everywhere = { focusMoves }
  expect(compare(old, old, { expected: {}, everywhere })).toEqual({
    kind: 'agrees',
    everywhere: [],
  })
  expect(compare(old, changed, { expected: { orderChanges }, everywhere })).toEqual({
    kind: 'differs-on-purpose',
    everywhere: ['focusMoves'],
  })
})

test('observations of different scenarios are not compared', () => {
  expect(() => compare(old, [], NOTHING)).toThrow('went through 1 steps')
  expect(() => compare(old, [step('close', {})], NOTHING)).toThrow('"open" is not "close"')
})
