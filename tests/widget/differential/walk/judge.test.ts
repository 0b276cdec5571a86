import { expect, test } from 'vitest'
import { NOTHING, type Observation, type StepObservation } from '../compare/observation'
import { judge, type KnownDifferences } from './judge'

const step = (name: string, seen: Partial<StepObservation['seen']>): StepObservation => ({
  name,
  seen: { ...NOTHING, ...seen },
})

const old: Observation = [
  step('create', { areas: ['card'], results: ['create'] }),
  step('clear', { events: ['a'], texts: ['heading: old'] }),
  step('request', { results: ['resolves'] }),
]
const parted: Observation = [
  step('create', { areas: ['card'], results: ['create'] }),
  step('clear', { events: [], texts: ['heading: new'] }),
  step('request', { results: ['rejects'] }),
]
const NONE: KnownDifferences = { passing: [], intended: {} }
const silent = {
  reason: 'It says nothing.',
  signs: [{ channel: 'events', step: 'clear', old: ['a'] }],
} as const

test('what is not watched on walks makes no difference', () => {
  const now = old.map((one) => step(one.name, { ...one.seen, calls: ['client.create'] }))
  expect(judge(old, now, NONE)).toEqual({ kind: 'agrees' })
})

test('ids count by where they appear, not by their numbers', () => {
  const result = (line: string) => [step('request', { results: [line] })]
  expect(judge(result('nonce: <nonce 4>'), result('nonce: <nonce 1>'), NONE)).toEqual({
    kind: 'agrees',
  })
  const two = (...results: string[]) => [step('request', { results })]
  expect(judge(two('<nonce 1>', '<nonce 2>'), two('<nonce 1>', '<nonce 1>'), NONE)).toMatchObject({
    kind: 'differs-by-accident',
  })
})

test('a difference that nobody knows is an accident, at the first step where it shows', () => {
  expect(judge(old, parted, NONE)).toEqual({
    kind: 'differs-by-accident',
    accidents: [
      { step: 'clear', at: 1, channel: 'events', old: ['a'], new: [] },
      { step: 'clear', at: 1, channel: 'texts', old: ['heading: old'], new: ['heading: new'] },
    ],
  })
})

test('after an intended difference a walk is compared no further', () => {
  expect(judge(old, parted, { ...NONE, intended: { silent } })).toEqual({
    kind: 'differs-on-purpose',
    name: 'silent',
  })
})

test('a difference that passes leaves the walk to be compared to its end', () => {
  const passing = [
    { channel: 'events', old: ['a'] },
    { channel: 'texts', old: ['heading: old'], new: ['heading: new'] },
  ] as const
  expect(judge(old, parted, { ...NONE, passing })).toMatchObject({
    kind: 'differs-by-accident',
    accidents: [{ step: 'request', channel: 'results' }],
  })
})

test('a line passes that comes at another place, but not with other words', () => {
  const passing = [{ channel: 'events', moved: /^blur / }] as const
  const see = (...events: string[]) => [step('request', { events })]
  const known = { ...NONE, passing }
  expect(judge(see('blur cvv', 'a'), see('a', 'blur cvv'), known)).toEqual({ kind: 'agrees' })
  for (const now of [see('a', 'blur number'), see('a')]) {
    expect(judge(see('blur cvv', 'a'), now, known)).toMatchObject({ kind: 'differs-by-accident' })
  }
})
