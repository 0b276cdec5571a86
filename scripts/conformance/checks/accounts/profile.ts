import { userShape } from '../../../../src/api/generated/shapes/user'
import { assertAll, assertEmail, assertIs, assertNone } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext, OwnActor } from '../../model/check-context'
import { expectContract, Undecided } from '../../model/errors'
import { assertReadBefore } from '../round-trip/read-before'
import { expectSignIn } from './expect-sign-in'
import { keepAccount } from './recover-account'
import { createRefusedNames } from './refused-names'
import { signInBeside } from './sign-in-beside'

/** A user changes the profile, and everything back again. */
export const createProfileCheck: CheckFactory = (context) => {
  const { call, slots } = context
  const other = () => slots.other.get()
  const put = (json: object) =>
    call('updateProfile', { path: { userId: other().id }, token: other().token, json })
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    run: () => keepAccount(context, run),
  })

  const refused = createRefusedNames(context)

  /** As the profile was before it changed. */
  let tag: string | undefined

  return {
    id: 'profile',
    title: 'A user keeps the profile up to date',
    level: 'journeys',
    needs: ['accounts'],
    kind: 'series',
    // What is refused comes before what is read: it must not be seen there.
    steps: [
      step("take another account's email", 'updateProfile', () =>
        refused.send('taken', slots.shopper.get().email.toUpperCase(), {
          expect: 409,
          rule: 'email-taken',
          cause: 'Two accounts get the same email.',
        }),
      ),
      {
        ...step('write a name beside an email that is none', 'updateProfile', () =>
          refused.send('refused', 'conformance', { expect: 400, rule: 'bad-input' }),
        ),
        isThorough: true,
      },
      step('read the profile', 'readProfile', async () => {
        const { id, token, account } = other()
        const answer = await call('readProfile', { path: { userId: id }, token })
        refused.expectUnseen(answer)
        const { name, email } = account
        expectProfile(context, answer, 'readProfile', { name, email, id })
        tag = answer.exchange.headers['etag']
      }),
      step('change name and email, ask for a role', 'updateProfile', async () => {
        const { id, account } = other()
        const changed = { name: `${account.name} changed`, email: account.changedEmail }
        const answer = await put({ ...changed, role: 1, password: '' })
        expectRoleKept(answer)
        expectProfile(context, answer, 'updateProfile', { ...changed, id })
        const read = await readOn(context, tag)
        await expectSignIn(context, { ...changed, password: account.password }, account.email)
        await expectFormerRefused(context, account)
        expectProfile(context, read, 'readProfile', { ...changed, id })
      }),
      step('change name and email back', 'updateProfile', async () => {
        const { id, account } = other()
        const { name, email, password } = account
        expectProfile(context, await put({ name, email }), 'updateProfile', { name, email, id })
        await expectSignIn(context, { name, email, password }, account.changedEmail)
      }),
      {
        ...step('write the own email in capitals', 'updateProfile', async () => {
          const { name, email } = other().account
          await call('updateProfile', {
            path: { userId: other().id },
            token: other().token,
            json: { name, email: email.toUpperCase() },
            rule: 'email-taken',
            cause: 'The account itself is found to have the email: only another one is in the way.',
          })
          await put({ name, email })
        }),
        isThorough: true,
      },
      {
        ...step('change name and email in one of two sessions', 'updateProfile', () =>
          expectOtherGoingOn(context),
        ),
        isThorough: true,
      },
    ],
  }
}

/**
 * Reads a profile, to see what else was done to it.
 *
 * @throws {Undecided} when another user is answered, which the check of profiles reports
 */
export async function readOwnProfile(
  { call }: CheckContext,
  { id: userId, token }: Pick<OwnActor, 'id' | 'token'>,
  expect: readonly number[] = [200],
): Promise<Answer> {
  const answer = await call('readProfile', { path: { userId }, token, expect })
  if (answer.status === 200 && answer.read(userShape)._id !== userId) {
    throw new Undecided('readProfile answered another user')
  }
  return answer
}

/**
 * Reads the profile in the session that has changed it.
 *
 * @param tag of the profile before: what has changed must not be answered with a 304
 */
async function readOn({ call, slots }: CheckContext, tag: string | undefined): Promise<Answer> {
  const { id, token } = slots.other.get()
  const answer = await call('readProfile', {
    path: { userId: id },
    token,
    headers: tag === undefined ? {} : { 'if-none-match': tag },
    expect: [200, 401],
  })
  expectContract(answer.status === 200, {
    rule: 'session-end',
    operation: 'updateProfile',
    expected: 'the session goes on when name and email change',
    got: '401 with its token',
    cause: 'The session is tied to the email, or every change ends it: the page is signed out.',
    exchange: answer.exchange,
    assertion: { of: 'status', isOneOf: [200] },
  })
  return answer
}

/** "With a new password the user's other sessions end …; any other change ends none." */
async function expectOtherGoingOn(context: CheckContext): Promise<void> {
  const { call, slots } = context
  const { id, token, account } = slots.other.get()
  const { name, email, changedEmail, password } = account
  const latest = await signInBeside(context, () => expectSignIn(context, { name, email, password }))
  if (latest === token) throw new Undecided('both sign-ins were answered with one token')
  const before = await readOwnProfile(context, { id, token }, [200, 401])
  if (before.status === 401) throw new Undecided('a sign-in ends the session before it')
  for (const next of [
    { name: `${name} changed`, email: changedEmail },
    { name, email },
  ]) {
    const json = { ...next, password: '' }
    await call('updateProfile', { path: { userId: id }, token: latest, json })
  }
  const { exchange, status } = await readOwnProfile(context, { id, token }, [200, 401])
  expectContract(status === 200, {
    rule: 'session-end',
    operation: 'updateProfile',
    expected: 'another session goes on when name and email change',
    got: '401 with its token',
    cause: 'Every change of a profile ends the other sessions, not only a new password.',
    exchange,
    assertion: { of: 'status', isOneOf: [200] },
  })
}

/** Whoever reads the mailbox that was given up must not get in by it. */
async function expectFormerRefused(
  { call }: CheckContext,
  { email, password }: Pick<OwnActor['account'], 'email' | 'password'>,
): Promise<void> {
  const answer = await call('signIn', { json: { email, password }, expect: [200, 401] })
  expectContract(answer.status === 401, {
    rule: 'credentials',
    operation: 'updateProfile',
    expected: `401 for ${email}, which is no account's any more`,
    got: '200 at sign-in',
    cause: 'The former email still leads to the account, perhaps by a second table or a cache.',
    exchange: answer.exchange,
    assertion: { of: 'status', isOneOf: [401] },
  })
}

interface Profile {
  readonly id: string
  readonly name: string
  readonly email: string
}

function expectProfile(
  context: CheckContext,
  answer: Answer,
  operation: string,
  { id, name, email }: Profile,
): void {
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
      ...assertReadBefore(context, answer.exchange),
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
