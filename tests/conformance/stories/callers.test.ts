import { expect, test } from 'vitest'
import {
  as,
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
