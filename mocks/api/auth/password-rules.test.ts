import { expect, test } from 'vitest'
import { createPasswordRules, SHOP_WORDS } from './password-rules'

const rules = createPasswordRules({ refused: ['correct-horse-battery'] })

test.each([
  '123456',
  'password',
  'Qwerty123',
  'LETMEIN',
  'ｐａｓｓｗｏｒｄ',
  'bazaar-admin',
  'Bazaar-Admin',
  'correct-horse-battery',
])('%s is refused with a sentence that says what to do', async (password) => {
  expect(await rules.refuseGuessable(password)).toEqual({
    status: 400,
    reason: expect.stringMatching(/^password: .+ Choose another one/),
  })
})

test.each([
  'bazaar-of-cats',
  'my shop today',
  '12-34-56-78',
  'correct horse',
  'right-enough',
  'пароль из слов',
  '123456 7',
])('%s may be chosen', async (password) => {
  expect(await rules.refuseGuessable(password)).toBeUndefined()
})

test.each(SHOP_WORDS)(
  'the shop’s own word %s is refused, also with digits, signs and other words of its own',
  async (word) => {
    const guesses = [
      `${word}2026!`,
      `1${word}99`,
      `Bazaar-${word}`,
      `${word}${word}`,
      word.replaceAll('o', '0').replaceAll('a', '@').padEnd(6, '1'),
    ]
    const refusals = await Promise.all(guesses.map((guess) => rules.refuseGuessable(guess)))
    expect(refusals.map((refusal) => refusal?.status)).toEqual(guesses.map(() => 400))
  },
)

test('what a demonstration publishes may be chosen there, and nothing like it', async () => {
  const there = createPasswordRules({ allowed: ['bazaar-admin'] })
  expect(await there.refuseGuessable('bazaar-admin')).toBeUndefined()
  expect(await there.refuseGuessable('bazaar-admin-1')).toBeDefined()
})

test('the 3,000 commonest passwords of the contract’s length are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = dictionary['passwords-common'].filter(({ length }) => length >= 6).slice(0, 3_000)
  const refusals = await Promise.all(common.map((password) => rules.refuseGuessable(password)))
  expect(refusals).toHaveLength(3_000)
  expect(refusals.filter((refusal) => refusal === undefined)).toEqual([])
})
