import { createBoundedMap } from '../../../../../mocks/api/lib/bounded-map'
import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { toSentence } from '../../../checks/accounts/to-sentence'
import { isSameText } from '../../../checks/limits/compare-text'
import type { Difference } from '../../../model/errors'
import { differAt, differIf } from '../differ'
import { type Found, isOfUnknown, type Seen, type Subject, textOf } from '../seen'

/** What a request writes of an account. */
interface Written {
  readonly email: string
  readonly name: string
  readonly password?: string
}

/** An account that the recording has made or changed: what is known of it is known for sure. */
interface Account extends Written {
  readonly id?: string
  /** Whether its sign-up is in the recording: one of before may be an administrator's. */
  readonly isNew: boolean
}

const ADMINISTRATOR = 1
const CHANGED = 'The account is not as this recording has written it.'

/** Accounts: what was written of them, and who signs in with what. */
export function createAccounts(): Subject {
  const accounts = createBoundedMap<Account>(5_000)
  /** The roles that sign-ins have shown, by the user's id. */
  const roles = createBoundedMap<unknown>()
  /** What the first wrong sign-in was told. */
  let refusal: string | undefined

  const find = (email: unknown) => accounts.get(keyOf(email))
  const findById = (id: unknown) => accounts.values().find((account) => account.id === id)
  const isAdministrator = (id: unknown) => roles.get(String(id)) === ADMINISTRATOR

  const judgeUser = (seen: Seen, user: JsonObject, { name, email, id, isNew }: Account): Found => [
    differText(seen, 'name', name, user['name']),
    keyOf(user['email']) === keyOf(email)
      ? undefined
      : differAt(seen, 'read-back', ['email', email, user['email']], CHANGED),
    differIf(isNew && user['role'] === ADMINISTRATOR && !isAdministrator(id), seen, {
      rule: 'ignored-field',
      expected: 'role: 0',
      got: 'role: 1',
      cause: 'Who signs up is no administrator, whatever was sent.',
    }),
  ]

  const judgeSignUp = (seen: Seen): Found => {
    const { sent, exchange } = seen
    const { user } = asObject(exchange.json)
    const [name, email] = [textOf(sent['name']), textOf(sent['email'])]
    const isShown = user !== undefined && name !== undefined && email !== undefined
    return [
      differTaken(seen, find(email) !== undefined),
      ...(isShown ? judgeUser(seen, asObject(user), { name, email, isNew: true }) : []),
    ]
  }

  const judgeSignedIn = (seen: Seen): Found => {
    const account = find(seen.sent['email'])
    if (!account) return []
    const user = asObject(asObject(seen.exchange.json)['user'])
    const { password, id } = account
    const isOther = isOtherPassword(password, textOf(seen.sent['password']))
    return [
      differIf(isOther, seen, {
        rule: 'credentials',
        expected: '401: the password is another one',
        got: '200',
        cause: 'Passwords are not compared whole, or not as they are.',
      }),
      ...judgeUser(seen, user, account),
      id === undefined ? undefined : differText(seen, '_id', id, user['_id']),
    ]
  }

  const judgeNotSignedIn = (seen: Seen): Found => {
    const { password } = find(seen.sent['email']) ?? {}
    const isRight = password !== undefined && password === textOf(seen.sent['password'])
    const words = readSentence(seen)
    return [
      differIf(refusal !== undefined && refusal !== words, seen, {
        rule: 'credentials',
        expected: `the sentence of the last 401: ${refusal}`,
        cause: 'Wrong passwords and unknown emails can be told apart.',
      }),
      differIf(isRight, seen, {
        rule: 'session',
        expected: '200: the password is the one that was set',
        cause: 'The account was made or changed in this recording, with this password.',
      }),
    ]
  }

  const judgeProfile = (seen: Seen): Found => {
    const { exchange, path, operation, isAlone } = seen
    const user = asObject(exchange.json)
    const id = String(path['userId'])
    const isUpdate = operation.id === 'updateProfile'
    const owner = isUpdate ? find(seen.sent['email']) : undefined
    const known = findById(id)
    const written = readWritten(seen)
    const updated = written && { ...written, isNew: known?.isNew ?? false }
    const wanted = isUpdate ? updated : isAlone ? known : undefined
    const role = roles.get(id)
    return [
      differText(seen, '_id', id, user['_id']),
      differTaken(seen, owner?.id !== undefined && owner.id !== id),
      ...(wanted ? judgeUser(seen, user, { ...wanted, id }) : []),
      role === undefined || role === user['role']
        ? undefined
        : differAt(
            seen,
            'ignored-field',
            ['role', role, user['role']],
            'A role is not the client’s to set.',
          ),
    ]
  }

  const noteSignIn = ({ exchange, sent }: Seen) => {
    const { _id: id, role } = asObject(asObject(exchange.json)['user'])
    const account = find(sent['email'])
    if (typeof id !== 'string') return
    if (account) accounts.set(keyOf(account.email), { ...account, id })
    if (!roles.has(id)) roles.set(id, role)
  }

  const noteWritten = (seen: Seen) => {
    const { path, exchange, operation } = seen
    const written = readWritten(seen)
    if (!written) return
    const { _id } = asObject(asObject(exchange.json)['user'])
    const id = operation.id === 'updateProfile' ? textOf(path['userId']) : textOf(_id)
    const before = operation.id === 'updateProfile' ? findById(id) : undefined
    if (before) accounts.delete(keyOf(before.email))
    accounts.set(keyOf(written.email), {
      ...before,
      ...written,
      isNew: before?.isNew ?? operation.id === 'signUp',
      ...(id === undefined ? {} : { id }),
    })
  }

  return {
    judge(seen) {
      switch (seen.operation.id) {
        case 'signUp':
          return seen.isOk ? judgeSignUp(seen) : []
        case 'signIn':
          if (seen.exchange.status === 401) return judgeNotSignedIn(seen)
          return seen.isOk ? judgeSignedIn(seen) : []
        case 'readProfile':
        case 'updateProfile':
          return seen.isOk && !isOfUnknown(seen) ? judgeProfile(seen) : []
        default:
          return []
      }
    },
    note(seen) {
      const { id } = seen.operation
      if (id === 'signIn' && seen.exchange.status === 401) refusal ??= readSentence(seen)
      if (!seen.isOk) return
      if (id === 'signIn') noteSignIn(seen)
      if (id === 'signUp' || id === 'updateProfile') noteWritten(seen)
    },
  }
}

/** What a request writes; an empty or absent password keeps the one that was. */
function readWritten({ sent }: Seen): Written | undefined {
  const [name, email] = [textOf(sent['name']), textOf(sent['email'])]
  const password = textOf(sent['password'])
  if (name === undefined || email === undefined) return undefined
  return { name, email, ...(password ? { password } : {}) }
}

/** Services may take characters for the same that are equal in Unicode's form NFKC. */
function isOtherPassword(known: string | undefined, sent: string | undefined): boolean {
  if (known === undefined || sent === undefined) return false
  return known.normalize('NFKC') !== sent.normalize('NFKC')
}

function differTaken(seen: Seen, isTaken: boolean): Difference | undefined {
  const cause = 'Another account of this recording has the email, in whatever case.'
  return differIf(isTaken, seen, { rule: 'email-taken', expected: '409', cause })
}

function differText(
  seen: Seen,
  field: string,
  wanted: string,
  got: unknown,
): Difference | undefined {
  const isSame = typeof got === 'string' && isSameText(wanted, got)
  return isSame ? undefined : differAt(seen, 'read-back', [field, wanted, got], CHANGED)
}

function keyOf(email: unknown): string {
  return String(email).toLowerCase()
}

function readSentence({ exchange }: Seen): string {
  return toSentence(String(asObject(exchange.json)['error']))
}
