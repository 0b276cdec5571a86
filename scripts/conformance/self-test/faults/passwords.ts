import { randomUUID } from 'node:crypto'
import { type Family, fault, faultsOf, onFirstRun, onThoroughRun } from '../fault'
import { answerPage, setHeaders } from '../services/answers'
import {
  comparePasswords,
  countNoAttempts,
  first72Bytes,
  keepFormerPasswords,
  refusePasswords,
  tryPasswords,
} from '../services/passwords'
import {
  changesPassword,
  endSessions,
  keepChangers,
  keepSessions,
  signTokensWith,
} from '../services/sessions'

const compared = faultsOf('credentials')
const stored = faultsOf('read-back')
const sessions = faultsOf('session-end')

const isLong = (password: string) => Buffer.byteLength(password) > 72
const isOfScripts = (password: string) => /[^ -~]/.test(password)

/** Passwords that are kept or compared in another form, and sessions that end at the wrong time. */
export const passwords: Family = {
  name: 'passwords and sessions',
  checksFor: ({ isThorough, rule }) =>
    isThorough && rule !== 'session-end'
      ? ['attempts']
      : ['accounts', 'credentials', 'profile', 'passwords'],
  faults: [
    compared('signIn', 'compares 72 bytes, as bcrypt does', comparePasswords, first72Bytes),
    onFirstRun(
      compared('signIn', 'compares 8 characters, as crypt does', comparePasswords, (text) =>
        text.slice(0, 8),
      ),
    ),
    compared('signIn', 'compares 100 characters', comparePasswords, (text) => text.slice(0, 100)),
    compared('signIn', 'compares passwords in small letters', comparePasswords, (text) =>
      text.toLowerCase(),
    ),
    compared('signIn', 'trims passwords', comparePasswords, (text) => text.trim()),
    compared('signIn', 'takes every blank out of passwords', comparePasswords, (text) =>
      text.replaceAll(/\s/g, ''),
    ),
    compared('signIn', 'takes every password that there ever was', keepFormerPasswords),
    stored('updateProfile', 'trims a new password, and sign-in does not', tryPasswords, (text) =>
      text.trim(),
    ),
    stored('updateProfile', 'keeps 72 bytes of a new password', tryPasswords, first72Bytes),
    stored('updateProfile', 'keeps a new password in Latin letters', tryPasswords, (text) =>
      text.replaceAll(/[^ -ÿ]/gu, '?'),
    ),
    stored('updateProfile', 'loses emoji in a new password', tryPasswords, (text) =>
      text.replaceAll(/\p{Emoji_Presentation}/gu, ''),
    ),
    stored('updateProfile', 'escapes a new password', tryPasswords, (text) =>
      text === '' ? '' : encodeURI(text).slice(0, 128),
    ),
    fault(
      'updateProfile',
      'fails at a password of more than 72 bytes',
      'server-error',
      refusePasswords,
      isLong,
      500,
      'bcrypt: password too long',
    ),
    fault(
      'updateProfile',
      'refuses a password of more than 72 bytes',
      'refused',
      refusePasswords,
      isLong,
      400,
      'password: too long.',
    ),
    fault(
      'updateProfile',
      'refuses a password that is not in ASCII',
      'refused',
      refusePasswords,
      isOfScripts,
      400,
      'password: letters, digits and signs only.',
    ),
    sessions('updateProfile', 'leaves other sessions as they are', () => keepSessions(() => true)),
    sessions('updateProfile', 'leaves sessions whose tokens are the same within a second', () =>
      signTokensWith(randomUUID(), true),
    ),
    sessions('updateProfile', 'leaves a session that has set an earlier password', keepChangers),
    sessions('updateProfile', 'ends every session with a new password', () =>
      endSessions(changesPassword),
    ),
    sessions('updateProfile', 'ends every session with any change', () => endSessions(() => true)),
    sessions('updateProfile', 'ends its own session with a new password', () =>
      endSessions((sent, { isOwn }) => isOwn && changesPassword(sent)),
    ),
    sessions('updateProfile', 'ends every session when the name changes', () =>
      endSessions(({ name }) => String(name).endsWith('changed')),
    ),
    onThoroughRun(
      sessions('updateProfile', 'ends the other sessions with any change', () =>
        endSessions((_, { isOwn }) => !isOwn),
      ),
    ),
    onThoroughRun(
      sessions('updateProfile', 'ends the other sessions with another email', () =>
        endSessions(({ email }, { isOwn }) => !isOwn && String(email).includes('.changed@')),
      ),
    ),
    ...[
      compared('signIn', 'counts no attempts', countNoAttempts, Number.POSITIVE_INFINITY),
      compared('signIn', 'counts to 1000 attempts', countNoAttempts, 1000),
    ].map((one) => onThoroughRun({ ...one, rule: 'attempts' })),
    onThoroughRun(
      fault('signIn', 'answers a page to too many attempts', 'content-type', answerPage, 429),
    ),
    onThoroughRun(
      fault('signIn', 'asks to wait for milliseconds', 'header', setHeaders, 429, {
        'retry-after': '600000',
      }),
    ),
  ],
}
