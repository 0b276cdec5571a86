import { sessionShape } from '../../../../src/api/generated/shapes/session'
import { assertAll, assertEmail, assertIs } from '../../model/assert-values'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'

interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Signs in with what was just set, which reads it back; the new session takes the place of the old,
 * which some services end when email or password change.
 *
 * @param formerEmail where the email was changed: that it still signs in tells the likely cause
 */
export async function expectSignIn(
  { call, slots }: CheckContext,
  { name, email, password }: Credentials,
  formerEmail?: string,
): Promise<void> {
  const answer = await call('signIn', { json: { email, password }, expect: [200, 401] })
  const isEmailStored =
    answer.status === 200 || formerEmail === undefined
      ? true
      : (await call('signIn', { json: { email: formerEmail, password }, expect: [200, 401] }))
          .status === 401
  const isPasswordKept = formerEmail !== undefined && isEmailStored
  expectContract(answer.status === 200, {
    rule: isPasswordKept ? 'kept-value' : 'read-back',
    operation: 'updateProfile',
    expected: `${email} signs in`,
    got: '401 at sign-in',
    cause: isPasswordKept
      ? 'An empty or absent password replaces the current one.'
      : 'The new email or password is not stored.',
    assertion: { of: 'status', isOneOf: [200] },
    exchange: answer.exchange,
  })
  const { token, user } = answer.read(sessionShape)
  const isSame = user.name === name && user.email.toLowerCase() === email.toLowerCase()
  expectContract(isSame, {
    rule: 'read-back',
    operation: 'updateProfile',
    expected: `${name}, ${email}`,
    got: `${user.name}, ${user.email}`,
    cause: 'The change is not stored.',
    assertion: assertAll(assertIs('/user/name', name), assertEmail('/user/email', email)),
    exchange: answer.exchange,
  })
  slots.other.set({ ...slots.other.get(), token })
}
