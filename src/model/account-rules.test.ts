import { expect, test } from 'vitest'
import {
  emailRule,
  newPasswordRule,
  ownEmailRule,
  passwordRule,
  writtenEmail,
} from './account-rules'

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

test.each([
  '\u200esam@example.com',
  '\u202asam@example.com\u202c',
  'sam\u200b@example.com',
  'sam@exam\u00adple.com\ufeff',
  '\u2068sam@example.com\u2069',
])('AUTH-7 USER-3 %j is not sent with what can’t be seen of it', (text) => {
  expect(emailRule.parse(text)).toBe('sam@example.com')
  expect(writtenEmail.parse(text)).toBe('sam@example.com')
})

test('AUTH-7 USER-3 the joiners of a domain are sent', () => {
  const email = 'sam@نامه\u200cای.example'
  expect(emailRule.parse(email)).toBe(email)
  expect(writtenEmail.parse(email)).toBe(email)
})

test('AUTH-1 of the address of an account only the blanks around it are left out', () => {
  expect(ownEmailRule.parse(' \u200esam@example.com ')).toBe('\u200esam@example.com')
  expect(ownEmailRule.parse('sam@exam\ufeffple.com')).toBe('sam@exam\ufeffple.com')
  expect(messageOf(ownEmailRule.safeParse('sam@\u200b'))).toBe('Invalid email format')
})

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
