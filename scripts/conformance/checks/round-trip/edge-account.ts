import { sessionShape } from '../../../../src/api/generated/shapes/session'
import { userShape } from '../../../../src/api/generated/shapes/user'
import { createLongEmail } from '../../contract/negatives/satisfy'
import { assertEmail, assertIs } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { Actor, CheckContext } from '../../model/check-context'
import { ContractFailure, expectContract, Undecided } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { readOwnProfile } from '../accounts/profile'
import type { Part } from '../limits/expect-accepted'
import { readLimit } from '../limits/read-limit'
import { sendOrSplit } from '../limits/send-or-split'
import { fillText, markupText, samples } from '../limits/texts'
import { compareValue } from './expect-values'
import { roundTripSteps } from './round-trip-steps'

const SMALLEST_NAME = '0'

/** An account with name, email and password as long as the contract allows; one for all runs. */
export const createEdgeAccountCheck: CheckFactory = (context) => {
  const { call } = context
  const account = describeAccount(context)
  const signedUp = createSlot<'now' | 'before'>('edge-account › sign up with the longest of all')
  const edge = createSlot<Actor>('edge-account › sign in with the longest of all')
  const smallest = createSlot<Answer>('edge-account › take the shortest name')
  const ofMarkup = createSlot<Answer>('edge-account › take a name with markup')
  const largest = createSlot<Answer>('edge-account › take the longest name')
  const read = createSlot<Answer>('edge-account › read the profile')
  const put = (name: string) => {
    const { id: userId, token } = edge.get()
    return call('updateProfile', {
      path: { userId },
      token,
      json: { name, email: account.email, password: '', conformanceExtra: 'x' },
    })
  }
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    run,
  })
  const keep = (when: string, shown: typeof smallest, name: string) =>
    roundTripSteps(context, {
      when,
      shown,
      by: 'updateProfile',
      schema: 'User',
      fields: ['name'],
      values: () => ({ name }),
    })

  return {
    id: 'edge-account',
    title: 'An account is kept as it is sent, up to every limit',
    level: 'journeys',
    kind: 'series',
    needs: ['accounts'],
    steps: [
      step('sign up with the longest of all', 'signUp', async () => {
        // Taken once an earlier run has made it: then nothing of it was too long.
        const { status } = await signUpLargest(context, account)
        signedUp.set(status === 200 ? 'now' : 'before')
      }),
      step('sign in with the longest of all', 'signIn', async () => {
        edge.set(await signIn(context, account, signedUp.get() === 'now'))
      }),
      step('take the shortest name', 'updateProfile', async () => {
        smallest.set(await put(SMALLEST_NAME))
      }),
      ...keep('the shortest', smallest, SMALLEST_NAME),
      step('take a name with markup', 'updateProfile', async () => {
        ofMarkup.set(await put(markupText))
      }),
      ...keep('with markup', ofMarkup, markupText),
      step('take the longest name', 'updateProfile', async () => {
        largest.set(await putLargest(put, account.name))
      }),
      ...keep('the longest', largest, account.name),
      step('read the profile', 'readProfile', async () => {
        largest.get()
        read.set(await readOwnProfile(context, edge.get()))
      }),
      ...keep('read', read, account.name),
      step('keep the email', 'updateProfile', async () => {
        expectEmail(read.get(), account.email, 'updateProfile')
      }),
    ],
  }
}

interface LargestAccount {
  readonly name: string
  readonly email: string
  readonly password: string
}

function describeAccount({ contract, identity }: CheckContext): LargestAccount {
  const { password } = identity.account('other', 1)
  const most = readLimit(contract, 'Email', 'maxLength')
  return {
    name: fillText('Conformance edge', readLimit(contract, 'UserName', 'maxLength')),
    email: createLongEmail(most, `conformance.${identity.tag}.edge+shop.`),
    password: password.repeat(9).slice(0, readLimit(contract, 'Password', 'maxLength')),
  }
}

/** Values that are accepted alone make an account of their own, which is there once for all runs. */
function signUpLargest(
  { call, identity }: CheckContext,
  { name, email, password }: LargestAccount,
): Promise<Answer> {
  const own = identity.account('other', 1)
  const tame = { name: 'Conformance edge', password: own.password }
  // Another one than that of the whole, which a repaired service takes in a script.
  const longEmail = createLongEmail(email.length, `conformance.${identity.tag}.long.`)
  const emailOf = (word: string) => `conformance.${identity.tag}.${word}@example.com`
  const send = (json: object) => call('signUp', { json, expect: [200, 409] })
  const part = (what: string, schema: string, json: object): Part => ({
    what,
    pointer: `/components/schemas/${schema}`,
    send: () => send({ ...tame, ...json }),
  })
  return sendOrSplit(
    () => send({ name, email, password, conformanceExtra: 'x' }),
    [
      part('a sign-up without anything unusual', 'SignUp', { email: emailOf('tame') }),
      part('a + in an email', 'Email/pattern', { email: emailOf('edge+shop') }),
      part(`an email of ${email.length} characters`, 'Email/maxLength', { email: longEmail }),
      part(`a password of ${password.length} characters`, 'Password/maxLength', {
        email: emailOf('password'),
        password,
      }),
      part('a field that the contract does not have', 'SignUp', {
        email: emailOf('extra'),
        conformanceExtra: 'x',
      }),
      ...samples.map(({ name: kind, text }, index) =>
        part(`a name with ${kind}`, 'UserName', { email: emailOf(`name${index}`), name: text }),
      ),
      part(`a name of ${[...name].length} characters`, 'UserName/maxLength', {
        email: emailOf('name'),
        name,
      }),
    ],
  )
}

function putLargest(put: (name: string) => Promise<Answer>, largest: string): Promise<Answer> {
  const part = (what: string, name: string): Part => ({
    what,
    pointer: '/components/schemas/UserName',
    send: () => put(name),
  })
  return sendOrSplit(
    () => put(largest),
    [
      ...samples.map(({ name: kind, text }) => part(`a name with ${kind}`, text)),
      part(`a name of ${[...largest].length} characters`, largest),
    ],
  )
}

async function signIn(
  { call }: CheckContext,
  { name, email, password }: LargestAccount,
  isNew: boolean,
): Promise<Actor> {
  const answer = await call('signIn', { json: { email, password }, expect: [200, 401] })
  if (answer.status === 401 && !isNew) {
    throw new Undecided('the account of earlier runs has another password now')
  }
  expectContract(answer.status === 200, {
    rule: 'read-back',
    operation: 'signUp',
    expected: 'the account that was just signed up signs in',
    got: '401 at sign-in',
    cause: 'A long email or password is cut when it is stored, or changed in another way.',
    assertion: { of: 'status', isOneOf: [200] },
    exchange: answer.exchange,
  })
  const { token, user } = answer.read(sessionShape)
  if (isNew) {
    const shown = { ...answer.exchange, json: user }
    const wanted = { field: 'name', value: name, by: 'signUp', rule: 'read-back' } as const
    const difference = compareValue(shown, { ...wanted, schema: 'User' })
    if (difference) {
      const assertion = assertIs('/user/name', name)
      throw new ContractFailure({ ...difference, exchange: answer.exchange, assertion })
    }
  }
  return { id: user._id, name: user.name, email: user.email, token }
}

function expectEmail(answer: Answer, email: string, operation: string): void {
  const got = answer.read(userShape).email
  expectContract(got.toLowerCase() === email.toLowerCase(), {
    rule: 'read-back',
    operation,
    pointer: '/components/schemas/Email',
    expected: `${email.length} characters: ${email}`,
    got: `${got.length} characters: ${got}`,
    cause: 'The email is cut, or its part after the + is dropped.',
    assertion: assertEmail('/email', email),
    exchange: answer.exchange,
  })
}
