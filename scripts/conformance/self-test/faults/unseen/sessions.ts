import type { JsonObject } from '../../../../../mocks/contract/json'
import { type Family, fault, faultsOf } from '../../fault'
import { answerPage, refuseRequest } from '../../input/refusals'
import { cut, cutBytes, lower, toAscii, trim } from '../../input/texts'
import { openHole } from '../../services/access'
import {
  changePassword,
  comparePasswords,
  endOwnSession,
  limitAttempts,
  losePassword,
} from '../../sessions/passwords'
import {
  anySignature,
  bareToken,
  cutToken,
  longerToken,
  tokenOfAnyCase,
} from '../../sessions/tokens'
import { answerJson } from '../../wrap/messages'
import { inPlaceOf, onStatus } from '../../wrap/one-operation'

const credentials = faultsOf('credentials')
const session = faultsOf('session')
const badToken = faultsOf('bad-token')
const header = faultsOf('header')

const LONGEST_PASSWORD = 128

const tooMany = (headers: Readonly<Record<string, string>>) => () =>
  new Response('{"error":"Too many attempts. Try again later."}', {
    status: 429,
    headers: { 'content-type': 'application/json', ...headers },
  })

const hasScheme = (scheme: string) => (request: Request) =>
  request.headers.get('authorization')?.startsWith(`${scheme} `) === true

const setsPassword = ({ password }: JsonObject) => typeof password === 'string' && password !== ''

/** Passwords, tokens and sessions. */
export const sessions: Family = {
  name: 'passwords and sessions',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    credentials(
      'signIn',
      'compares 72 bytes of passwords',
      comparePasswords,
      cutBytes(72, LONGEST_PASSWORD),
    ),
    credentials('signIn', 'compares 64 characters of passwords', comparePasswords, (text: string) =>
      text.slice(0, 64),
    ),
    credentials('signIn', 'compares 8 characters of passwords', comparePasswords, (text: string) =>
      text.slice(0, 8),
    ),
    credentials('signIn', 'compares passwords in any case', comparePasswords, lower),
    credentials('signIn', 'compares passwords without blanks around them', comparePasswords, trim),
    credentials('signIn', 'compares passwords in ASCII', comparePasswords, toAscii),
    credentials(
      'signIn',
      'compares passwords up to a zero byte',
      comparePasswords,
      (text: string) => text.split('\0')[0] ?? '',
    ),
    credentials('signIn', 'compares passwords without accents', comparePasswords, (text: string) =>
      text.normalize('NFD').replace(/\p{Mn}/gu, ''),
    ),
    credentials(
      'signIn',
      'compares letters and digits of passwords',
      comparePasswords,
      (text: string) => text.replace(/[^\p{L}\p{N}]/gu, ''),
    ),
    credentials('signUp', 'stores passwords without blanks around them', changePassword, trim),
    credentials('signUp', 'stores passwords escaped', changePassword, (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ),
    credentials(
      'signUp',
      'stores 100 characters of passwords',
      changePassword,
      cut(100, LONGEST_PASSWORD),
    ),
    credentials('signUp', 'stores passwords in ASCII', changePassword, toAscii),
    credentials('signIn', 'takes a plus in passwords for a blank', changePassword, (text: string) =>
      text.replaceAll('+', ' '),
    ),
    credentials('updateProfile', 'stores passwords in small letters', changePassword, lower),
    credentials(
      'updateProfile',
      'stores passwords without blanks around them',
      changePassword,
      trim,
    ),
    credentials('updateProfile', 'forgets the new password', changePassword, () => ''),
    fault('updateProfile', 'loses the password that is not sent', 'kept-value', losePassword),
    session('updateProfile', 'ends the session that sets a password', endOwnSession, setsPassword),
    session('updateProfile', 'ends the session at every change', endOwnSession, () => true),
    badToken('readProfile', 'takes a token that is cut off', openHole, cutToken),
    badToken('listOwnOrders', 'takes a token with more behind it', openHole, longerToken),
    badToken('createOrder', 'takes a token in other letters', openHole, tokenOfAnyCase),
    badToken('updateProfile', 'takes any signature', openHole, anySignature),
    badToken('listOrders', 'takes any signature', openHole, anySignature),
    badToken('getClientToken', 'takes a token that is cut off', openHole, cutToken),
    fault('readProfile', 'takes a token without its scheme', 'bad-token', openHole, bareToken),
    fault(
      'readProfile',
      'refuses the scheme in small letters',
      'refused',
      refuseRequest,
      hasScheme('bearer'),
      401,
    ),
    fault(
      'createOrder',
      'refuses the scheme in capitals',
      'refused',
      refuseRequest,
      hasScheme('BEARER'),
      401,
    ),
    badToken('listOwnOrders', 'answers 403 without a session', onStatus, 401, 403),
    badToken('getClientToken', 'answers 500 without a session', onStatus, 401, 500),
    badToken('createCategory', 'redirects to the sign-in', inPlaceOf, 401, {}, 302),
    header('signIn', 'does not say how long to wait', limitAttempts, 5, tooMany({})),
    header('signIn', 'says to wait 0 seconds', limitAttempts, 5, tooMany({ 'retry-after': '0' })),
    header(
      'signIn',
      'says to wait a negative time',
      limitAttempts,
      3,
      tooMany({ 'retry-after': '-12' }),
    ),
    header(
      'signIn',
      'says to wait until a date',
      limitAttempts,
      5,
      tooMany({ 'retry-after': 'Mon, 01 Jan 2024 00:00:00 GMT' }),
    ),
    header(
      'signIn',
      'says to wait a fraction',
      limitAttempts,
      3,
      tooMany({ 'retry-after': '59.734' }),
    ),
    fault(
      'signIn',
      'answers a page after too many attempts',
      'content-type',
      limitAttempts,
      5,
      () => answerPage(429, 'Too Many Requests'),
    ),
    fault('signIn', 'locks accounts with 403', 'status', limitAttempts, 3, () =>
      answerJson({ error: 'The account is locked.' }, 403),
    ),
    fault('signIn', 'locks accounts with 423', 'status', limitAttempts, 5, () =>
      answerJson({ error: 'Locked.' }, 423),
    ),
  ],
}
