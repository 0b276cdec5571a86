import { setTimeout as sleep } from 'node:timers/promises'
import { sessionShape } from '../../../../src/api/generated/shapes/session'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract, Undecided } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { expectSignIn } from './expect-sign-in'
import { readOwnProfile } from './profile'
import { keepAccount } from './recover-account'
import { signInBeside, WHOLE_SECOND_MS } from './sign-in-beside'

/** The tokens of two sessions of one user. */
interface Sessions {
  readonly earlier: string
  /** In which the new password was set. */
  readonly later: string
}

/** A user chooses another password, and goes back to the first. */
export const createPasswordsCheck: CheckFactory = (context) => {
  const { slots } = context
  const sessions = createSlot<Sessions>('passwords › change the password')
  const kept = createSlot<'whole'>('passwords › sign in with the new password')
  const restored = createSlot<readonly string[]>('passwords › change the password back')
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    run,
  })
  const keep = (title: string, run: () => Promise<void>): Step =>
    step(title, 'updateProfile', () => keepAccount(context, run))
  return {
    id: 'passwords',
    title: 'A new password is kept whole and ends the other sessions',
    level: 'journeys',
    needs: ['accounts'],
    kind: 'series',
    steps: [
      keep('change the password', async () => {
        const earlier = slots.other.get().token
        const later = await signInBeside(context, () => signInAgain(context))
        await setPassword(context, slots.other.get().account.changedPassword)
        sessions.set({ earlier, later })
      }),
      step('go on in the session that has changed it', 'updateProfile', () =>
        expectGoingOn(context, sessions.get()),
      ),
      keep('sign in with the new password', async () => {
        sessions.get()
        const { name, email, changedPassword } = slots.other.get().account
        await expectSignIn(context, { name, email, password: changedPassword })
        kept.set('whole')
      }),
      step('sign in with the former password', 'signIn', async () => {
        kept.get()
        await expectFormerRefused(context)
      }),
      step('sign in with another end of the password', 'signIn', async () => {
        kept.get()
        await expectOtherEndRefused(context)
      }),
      keep('change the password back', async () => {
        kept.get()
        const { token, account } = slots.other.get()
        const { name, email, password } = account
        await setPassword(context, password)
        await expectSignIn(context, { name, email, password })
        const { earlier, later } = sessions.get()
        restored.set([earlier, later].filter((one) => one !== token))
      }),
      keep('find the other sessions ended', () => expectEnded(context, restored.get())),
    ],
  }
}

async function signInAgain({ call, slots }: CheckContext): Promise<void> {
  const { email, password } = slots.other.get().account
  const answer = await call('signIn', { json: { email, password } })
  const { token } = answer.read(sessionShape)
  slots.other.set({ ...slots.other.get(), token })
}

async function setPassword({ call, slots }: CheckContext, password: string): Promise<void> {
  const { id: userId, token, account } = slots.other.get()
  const { name, email } = account
  await call('updateProfile', {
    path: { userId },
    token,
    json: { name, email, password },
    cause: 'A long password, of several scripts and with blanks, is refused.',
  })
}

async function expectGoingOn(context: CheckContext, { later }: Sessions): Promise<void> {
  const { exchange, status } = await tryToken(context, later)
  expectContract(status === 200, {
    rule: 'session-end',
    operation: 'updateProfile',
    expected: 'the session in which the password was changed goes on',
    got: '401 with its token',
    cause: 'A new password ends every session, and the page that has set it is signed out.',
    exchange,
    assertion: { of: 'status', isOneOf: [200] },
  })
}

async function expectFormerRefused({ call, slots }: CheckContext): Promise<void> {
  const { email, password } = slots.other.get().account
  await call('signIn', {
    json: { email, password },
    expect: 401,
    rule: 'credentials',
    cause: 'The former password goes on working: it is kept in a cache, or beside the new one.',
  })
}

async function expectOtherEndRefused({ call, slots }: CheckContext): Promise<void> {
  const { email, changedPassword } = slots.other.get().account
  await call('signIn', {
    json: { email, password: changedPassword.replace(/Z\s*$/, 'Y ') },
    expect: 401,
    rule: 'credentials',
    cause: 'Only the beginning is compared: bcrypt takes 72 bytes, and cuts what is longer.',
  })
}

function tryToken(context: CheckContext, token: string): Promise<Answer> {
  const { id } = context.slots.other.get()
  return readOwnProfile(context, { id, token }, [200, 401])
}

/** @param tokens of sessions in which the present password was not set */
async function expectEnded(context: CheckContext, tokens: readonly string[]): Promise<void> {
  const [earlier, later] = tokens
  if (earlier === undefined || earlier === later) {
    throw new Undecided('both sign-ins were answered with one token')
  }
  const open: string[] = []
  for (const token of tokens) {
    if ((await tryToken(context, token)).status !== 401) open.push(token)
  }
  if (open.length === 0) return
  await sleep(WHOLE_SECOND_MS)
  const { changedPassword, password } = context.slots.other.get().account
  for (const next of [changedPassword, password]) await setPassword(context, next)
  await signInAgain(context)
  for (const token of open) {
    const { exchange, status } = await tryToken(context, token)
    expectContract(status === 401, {
      rule: 'session-end',
      operation: 'updateProfile',
      expected: 'a session of before the new password has ended',
      got: '200 with its token',
      cause:
        token === earlier
          ? 'Whoever stole a session keeps it: tokens are not tied to the password.'
          : 'A session that has set a password itself goes on after a later one of another session.',
      exchange,
      assertion: { of: 'status', isOneOf: [401] },
    })
  }
}
