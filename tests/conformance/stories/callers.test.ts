import { expect, test } from 'vitest'
import {
  as,
  type Call,
  error,
  judge,
  profile,
  type Story,
  shopper,
  signIn,
  tokenOf,
  user,
} from '../support/tell-story'

test.each<Story>([
  ['their own profile', [shopper, profile('sam', `Bearer ${tokenOf('sam')}`)], []],
  ['in small letters', [shopper, profile('sam', `bearer ${tokenOf('sam')}`)], []],
  ['a token of before the recording', [shopper, profile('sam', `Bearer ${'u'.repeat(50)}`)], []],
  [
    'no token',
    [
      shopper,
      ['listOwnOrders', as('sam'), 200, []],
      ['readProfile', { path: { userId: 'sam' } }, 200, user('sam')],
    ],
    ['no-token'],
  ],
  [
    'a recording without tokens',
    [['readProfile', { path: { userId: 'sam' } }, 200, user('sam')]],
    [],
  ],
  ['a masked token', [shopper, profile('sam', 'Bearer ***')], []],
  [
    'a cut token',
    [shopper, profile('sam', `Bearer ${tokenOf('sam').slice(0, -3)}`)],
    ['bad-token'],
  ],
  ['another scheme', [shopper, profile('sam', `Token ${tokenOf('sam')}`)], ['bad-token']],
  [
    'the path of another user',
    [shopper, signIn('eve'), profile('sam', `Bearer ${tokenOf('eve')}`)],
    ['not-yours'],
  ],
  ['an administrator’s call', [shopper, ['listOrders', as('sam'), 200, []]], ['not-admin']],
  ['a refusal of a good token', [shopper, ['readProfile', as('sam'), 401, error]], ['refused']],
  [
    'a refusal after the sign-out',
    [
      shopper,
      ['signOut', { token: tokenOf('sam') }, 200, { message: '' }],
      ['readProfile', as('sam'), 401, error],
    ],
    [],
  ],
])('CONF-7 a recording of who calls is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})

const given = (id: string, role: 'user' | 'administrator') => ({
  token: tokenOf(id),
  userId: id,
  role,
})
const people = [given('sam', 'user'), given('ada', 'administrator')]
const refused = (status: number): Call => ['readProfile', as('sam'), status, error]
const letIn: Call = ['readProfile', as('sam'), 200, user('sam')]
const orders = (id: string): Call => ['listOrders', as(id), 200, []]

test.each<Story>([
  ['their own profile', [letIn], []],
  ['their orders', [orders('ada')], []],
  ['the path of another user', [profile('eve', `Bearer ${tokenOf('sam')}`)], ['not-yours']],
  ['an administrator’s call', [orders('sam')], ['not-admin']],
  ['another scheme', [profile('sam', `Token ${tokenOf('sam')}`)], ['bad-token']],
  ['a cut token', [profile('sam', `Bearer ${tokenOf('sam').slice(0, -3)}`)], ['bad-token']],
  ['a refusal as somebody else', [refused(403)], ['refused']],
  ['a refusal of a token that may have ended', [refused(401)], []],
  ['the next one', [letIn, refused(401), refused(401)], []],
  ['one of a token that is let in again', [refused(401), refused(401), letIn], ['refused']],
  ['a call after that', [letIn, letIn], []],
  [
    'a refusal on another path, and one that is let in',
    [['readProfile', { ...as('sam'), path: { userId: 'eve' } }, 401, error], letIn],
    [],
  ],
])('CONF-9 a recording of people whose tokens are known is judged: %s', (_, calls, rules) => {
  expect(judge(calls, people)).toEqual(rules)
})
