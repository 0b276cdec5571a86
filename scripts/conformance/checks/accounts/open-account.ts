import { sessionShape } from '../../../../src/api/generated/shapes/session'
import type { User } from '../../../../src/api/generated/types'
import { assertAll, assertEmail, assertIs, assertNone } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckContext, OwnActor } from '../../model/check-context'
import { ContractFailure, expectContract, Undecided } from '../../model/errors'
import type { OwnAccount } from '../../model/identity'
import { listElsewhere, personFor } from '../../people/parts'
import { findSignedIn } from './find-signed-in'
import { letIn } from './let-in'
import { recoverFrom } from './recover-account'

const MOST_ATTEMPTS = 9

/**
 * Signs in the check's own account. It is created once and reused by every run; when it is unusable
 * (another password, another role), the next one is tried.
 *
 * @throws {Undecided} when every account of earlier runs is unusable.
 */
export async function openAccount(
  context: CheckContext,
  who: 'shopper' | 'other',
): Promise<OwnActor> {
  const { people } = context.settings
  if (people && listElsewhere(people).length > 0) {
    const person = personFor(people, who)
    if (person) return letIn(context, person)
    throw new Undecided('--auth names one user only; with a second one more can be judged')
  }
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const account = context.identity.account(who, attempt)
    const actor = await tryAccount(context, account).catch(async (error: unknown) => {
      const known =
        error instanceof ContractFailure && (await findSignedIn(context, error, account))
      if (known) context.slots[who].set(known)
      throw error
    })
    if (actor) return actor
  }
  throw new Undecided(
    `${MOST_ATTEMPTS} accounts of earlier runs can't be used any more; another --seed makes new ones`,
  )
}

async function tryAccount(
  context: CheckContext,
  account: OwnAccount,
): Promise<OwnActor | undefined> {
  const { email, password } = account
  const known = await context.call('signIn', { json: { email, password }, expect: [200, 401] })
  if (known.status === 200) {
    const { token, user } = known.read(sessionShape)
    // Before anything is changed: it would be somebody else's.
    expectContract(user.email.toLowerCase() === email.toLowerCase(), {
      rule: 'session',
      operation: 'signIn',
      expected: email,
      got: user.email,
      cause: 'Sign-in lets somebody into another account.',
      assertion: assertEmail('/user/email', email),
      exchange: known.exchange,
    })
    if (user.role === 1) return undefined
    // A run that was killed may have left it with another name,
    const own =
      user.name === account.name ? undefined : await recoverFrom(context, account, account)
    return own ?? toActor(user, token, account)
  }
  // or with its other email, or with its other password.
  const byEmail = await recoverFrom(context, account, { email: account.changedEmail, password })
  return byEmail ?? makeAccount(context, account)
}

async function makeAccount(
  context: CheckContext,
  account: OwnAccount,
): Promise<OwnActor | undefined> {
  const { name, email, password } = account
  const made = await context.call('signUp', {
    // The role is not the client's to set.
    json: { name, email, password, role: 1 },
    expect: [200, 409],
  })
  if (made.status === 409) {
    return recoverFrom(context, account, { email, password: account.changedPassword })
  }
  const answer = await context.call('signIn', {
    json: { email, password },
    rule: 'session',
    expected: 'the account that was just signed up signs in',
    cause: 'Sign-up does not store the account, or sign-in compares something else.',
  })
  const { token, user } = answer.read(sessionShape)
  expectNew(user, account, made, answer)
  return toActor(user, token, account)
}

function expectNew(user: User, { name, email }: OwnAccount, made: Answer, answer: Answer): void {
  expectContract(user.role !== 1, {
    rule: 'ignored-field',
    operation: 'signUp',
    expected: 'role 0, whatever role the body has',
    got: `role ${user.role}`,
    cause: 'Sign-up copies the whole body into the account: anyone can become an administrator.',
    assertion: assertNone('/user/role', { is: 1 }, answer.exchange),
    exchange: made.exchange,
  })
  expectContract(user.name === name && user.email.toLowerCase() === email.toLowerCase(), {
    rule: 'read-back',
    operation: 'signUp',
    expected: `${name}, ${email}`,
    got: `${user.name}, ${user.email}`,
    cause: 'Sign-up does not store what it was sent.',
    assertion: assertAll(assertIs('/user/name', name), assertEmail('/user/email', email)),
    exchange: answer.exchange,
  })
}

function toActor(user: User, token: string, account: OwnAccount): OwnActor {
  return { ...user, id: user._id, token, account }
}
