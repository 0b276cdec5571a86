import { sessionShape } from '../../../../src/api/generated/shapes/session'
import { userShape } from '../../../../src/api/generated/shapes/user'
import { assertAll, assertEmail, assertIs, assertNone } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import { expectContract } from '../../model/errors'
import type { World } from '../../model/world'
import { recoverAccount } from './recover-account'

/** A user changes the profile, and everything back again. */
export const createProfileCheck: CheckFactory = (world) => {
  const { call, slots } = world
  const other = () => slots.other.get()
  const put = (json: object) =>
    call('updateProfile', { path: { userId: other().id }, token: other().token, json })
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    run: () => keepAccount(world, run),
  })

  return {
    id: 'profile',
    title: 'A user keeps the profile up to date',
    level: 'journeys',
    needs: ['accounts'],
    kind: 'series',
    steps: [
      step('read the profile', 'readProfile', async () => {
        const { id, token, account } = other()
        const answer = await call('readProfile', { path: { userId: id }, token })
        expectProfile(answer, 'readProfile', { ...account, id })
      }),
      step('change name and e-mail, ask for a role', 'updateProfile', async () => {
        const { id, account } = other()
        const changed = { name: `${account.name} changed`, email: account.changedEmail }
        const answer = await put({ ...changed, role: 1, password: '' })
        expectRoleKept(answer)
        expectProfile(answer, 'updateProfile', { ...changed, id })
        await expectSignIn(world, { ...changed, password: account.password }, account.email)
      }),
      step('change name and e-mail back', 'updateProfile', async () => {
        const { id, account } = other()
        const { name, email, password } = account
        expectProfile(await put({ name, email }), 'updateProfile', { name, email, id })
        await expectSignIn(world, { name, email, password }, account.changedEmail)
      }),
      step('change the password', 'updateProfile', async () => {
        const { name, email, changedPassword } = other().account
        await put({ name, email, password: changedPassword })
        await expectSignIn(world, { name, email, password: changedPassword })
      }),
      step('change the password back', 'updateProfile', async () => {
        const { name, email, password } = other().account
        await put({ name, email, password })
        await expectSignIn(world, { name, email, password })
      }),
      step("take another account's e-mail", 'updateProfile', async () => {
        const { id, token, account } = other()
        await call('updateProfile', {
          path: { userId: id },
          token,
          json: { name: account.name, email: slots.shopper.get().email.toUpperCase() },
          expect: 409,
          rule: 'email-taken',
          cause: 'Two accounts get the same e-mail.',
        })
      }),
    ],
  }
}

/** The account is needed again: a step that fails half-way leaves it as it was. */
async function keepAccount(world: World, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const known = world.slots.other.peek()
    const recovered = known && (await recoverAccount(world, known.account))
    if (recovered) world.slots.other.set(recovered)
    throw error
  }
}

interface Profile {
  readonly id: string
  readonly name: string
  readonly email: string
}

function expectProfile(answer: Answer, operation: string, { id, name, email }: Profile): void {
  const user = answer.read(userShape)
  const isSame =
    user._id === id && user.name === name && user.email.toLowerCase() === email.toLowerCase()
  expectContract(isSame, {
    rule: 'read-back',
    operation,
    expected: `${name}, ${email}`,
    got: `${user.name}, ${user.email}`,
    cause: 'The change is not stored, or another user is answered.',
    assertion: assertAll(
      assertIs('/_id', id),
      assertIs('/name', name),
      assertEmail('/email', email),
    ),
    exchange: answer.exchange,
  })
}

function expectRoleKept(answer: Answer): void {
  const { role } = answer.read(userShape)
  expectContract(role !== 1, {
    rule: 'ignored-field',
    operation: 'updateProfile',
    expected: 'the role that the account has',
    got: `role ${role}`,
    cause: 'The whole body is copied into the account: anyone can become an administrator.',
    assertion: assertNone('/role', { is: 1 }),
    exchange: answer.exchange,
  })
}

interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Signs in with what was just set, which reads it back; the new session takes the place of the old,
 * which some services end when e-mail or password change.
 *
 * @param formerEmail where the e-mail was changed: that it still signs in tells the likely cause
 */
async function expectSignIn(
  { call, slots }: World,
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
      : 'The new e-mail or password is not stored.',
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
