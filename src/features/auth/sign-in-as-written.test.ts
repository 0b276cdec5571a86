import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error'
import type { Credentials } from '../../api/contract'
import { signInAsWritten } from './sign-in-as-written'

const password = 'correct-horse'

/** A service with one account, or with an answer of its own to everybody else. */
function createService(account: string, status = 401) {
  const asked: string[] = []
  const signIn = async ({ email }: Credentials) => {
    asked.push(email)
    if (email === account) return account
    throw new ApiError({ kind: 'status', operation: 'signIn', status })
  }
  return { asked, signIn }
}

test('AUTH-1 who signs in is asked about once', async () => {
  const { asked, signIn } = createService('sam@example.com')
  await signInAsWritten({ email: 'sam@example.com', password }, signIn)
  await expect(signInAsWritten({ email: 'ann@example.com', password }, signIn)).rejects.toThrow()
  expect(asked).toEqual(['sam@example.com', 'ann@example.com'])
})

test('AUTH-1 an account that was made with a mark that can’t be seen still opens', async () => {
  const { asked, signIn } = createService('\u200esam@example.com')
  await signInAsWritten({ email: '\u200esam@example.com', password }, signIn)
  expect(asked).toEqual(['\u200esam@example.com'])
})

test.each([401, 400])(
  'AUTH-1 after a %d the marks of a copied address are left out',
  async (status) => {
    const { asked, signIn } = createService('sam@example.com', status)
    expect(await signInAsWritten({ email: '\u200esam@example.com', password }, signIn)).toBe(
      'sam@example.com',
    )
    expect(asked).toEqual(['\u200esam@example.com', 'sam@example.com'])
  },
)

test('AUTH-1 a busy service is not asked again', async () => {
  const { asked, signIn } = createService('sam@example.com', 429)
  const credentials = { email: '\u200esam@example.com', password }
  await expect(signInAsWritten(credentials, signIn)).rejects.toThrow('429')
  expect(asked).toHaveLength(1)
})
