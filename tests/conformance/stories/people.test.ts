import { expect, test } from 'vitest'
import {
  as,
  enter,
  error,
  judge,
  LONG,
  profile,
  type Story,
  session,
  shopper,
  signIn,
  signUp,
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

test.each<Story>([
  [
    'refused',
    [['signUp', { json: { name: 'Sam', email: 'a@b.c', password: '123' } }, 400, error]],
    [],
  ],
  [
    'taken',
    [
      [
        'signUp',
        { json: { name: 'Sam', email: 'a@b.c', password: '123' } },
        200,
        { success: true },
      ],
    ],
    ['bad-input'],
  ],
  [
    'refused otherwise',
    [['signIn', { json: { email: ['a@b.c'], password: LONG } }, 401, error]],
    ['bad-input'],
  ],
  ['a masked field', [['signIn', { json: { email: 'a@b.c', password: '***' } }, 401, error]], []],
  [
    'what is allowed',
    [['signUp', { json: { name: 'Sam', email: 'a@b.c', password: LONG } }, 400, error]],
    ['refused'],
  ],
  [
    'a password that is guessed first',
    [['signUp', { json: { name: 'Sam', email: 'a@b.c', password: 'password' } }, 400, error]],
    [],
  ],
  ['a body that was not recorded', [['filterProducts', {}, 400, error]], []],
  [
    'too large a body',
    [
      [
        'signUp',
        { json: { name: 'Sam', email: 'a@b.c', password: LONG, note: 'n'.repeat(9_000) } },
        400,
        error,
      ],
    ],
    ['too-large'],
  ],
  ['a failure', [['listCategories', {}, 500, error]], ['server-error']],
])('CONF-7 a recording of bad input is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})

test.each<Story>([
  ['the right password', [signUp, enter(LONG, 200, session)], []],
  ['another password', [signUp, enter(`${LONG}y`, 200, session)], ['credentials']],
  ['the right password refused', [signUp, enter(LONG, 401, error)], ['session']],
  [
    'two sentences for wrong ones',
    [signUp, enter('wrong-one', 401, error), enter('wrong-two', 401, { error: 'No.' })],
    ['credentials'],
  ],
  [
    'a sentence with a number',
    [enter('wrong-1', 401, { error: '3 left.' }), enter('wrong-2', 401, { error: '2 left.' })],
    [],
  ],
  [
    'the e-mail twice',
    [
      signUp,
      [
        'signUp',
        { json: { name: 'Sam', email: 'NEW@shop.test', password: LONG } },
        200,
        { success: true },
      ],
    ],
    ['email-taken'],
  ],
  [
    'another name',
    [signUp, enter(LONG, 200, { ...session, user: { ...session.user, name: 'S' } })],
    ['read-back'],
  ],
  [
    'a role',
    [signUp, enter(LONG, 200, { ...session, user: { ...session.user, role: 1 } })],
    ['ignored-field'],
  ],
  ['another user', [shopper, ['readProfile', as('sam'), 200, user('eve')]], ['read-back']],
])('CONF-7 a recording of accounts is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})
