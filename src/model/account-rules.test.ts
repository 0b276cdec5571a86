import { expect, test } from 'vitest'
import { emailRule, newPasswordRule, passwordRule, writtenEmail } from './account-rules'

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message

test.each(['sam@example.com', 'a@b.c', 'sam+tag@mail.example.co.uk', 'jörg@bücher.example'])(
  'AUTH-1 %s is an email address',
  (text) => {
    expect(emailRule.safeParse(text).success).toBe(true)
  },
)

test.each(['', 'sam', 'sam@', '@example.com', 'sam@example', 'sam@.com', 'sam@a..b', 'a b@c.de'])(
  'AUTH-1 "%s" is no email address',
  (text) => {
    expect(messageOf(emailRule.safeParse(text))).toBe('Invalid email format')
  },
)

test('AUTH-1 blanks around an address, as autofill leaves them, are not sent', () => {
  expect(emailRule.parse(' sam@example.com ')).toBe('sam@example.com')
})

test.each(['\u200esam@example.com', '\u202asam@example.com\u202c', 'sam\u200b@example.com'])(
  'AUTH-1 AUTH-7 %j is not sent with what can’t be seen of it',
  (text) => {
    expect(emailRule.parse(text)).toBe('sam@example.com')
    expect(writtenEmail.parse(text)).toBe('sam@example.com')
  },
)

test('AUTH-7 an address that none can be is sent as it was written', () => {
  expect(writtenEmail.parse('sam@')).toBe('sam@')
})

test('AUTH-1 a password has 6 characters at least', () => {
  expect(messageOf(passwordRule.safeParse('12345'))).toBe(
    'Password must be at least 6 characters long',
  )
  expect(passwordRule.safeParse('123456').success).toBe(true)
})

test('USER-3 an empty new password keeps the present one', () => {
  expect(newPasswordRule.safeParse('').success).toBe(true)
  expect(messageOf(newPasswordRule.safeParse('12345'))).toBe(
    'Password must be at least 6 characters long',
  )
  expect(newPasswordRule.safeParse('x'.repeat(129)).success).toBe(false)
})
