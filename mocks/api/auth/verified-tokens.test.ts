import { expect, test } from 'vitest'
import { createVerifiedTokens } from './verified-tokens'

const at = (seconds: number) => new Date(seconds * 1000)

test('a token is known from its beginning until its end, and no other is', () => {
  const tokens = createVerifiedTokens<string>()
  tokens.keep('a.b.c', 'mine', { from: 100, until: 200 })
  expect([99, 100, 199, 200].map((seconds) => tokens.find('a.b.c', at(seconds)))).toEqual([
    undefined,
    'mine',
    'mine',
    undefined,
  ])
  expect(tokens.find('a.b.d', at(150))).toBeUndefined()
})

test('so many are known, the latest ones', () => {
  const tokens = createVerifiedTokens<number>()
  for (let index = 0; index <= 5_000; index += 1) {
    tokens.keep(`token ${index}`, index, { from: undefined, until: 200 })
  }
  expect([0, 1, 5_000].map((index) => tokens.find(`token ${index}`, at(1)))).toEqual([
    undefined,
    1,
    5_000,
  ])
})
