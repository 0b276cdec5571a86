import { expect, test } from 'vitest'
import {
  as,
  type Call,
  enter,
  error,
  judge,
  LONG,
  type Story,
  session,
  shopper,
  signIn,
  signUp,
  user,
} from '../support/tell-story'

const change = (id: string, role: number): Call => [
  'updateProfile',
  as(id, { json: { name: `Name ${id}`, email: `${id}@shop.test` } }),
  200,
  user(id, role),
]

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
    'a sentence with the email',
    [
      [
        'signIn',
        { json: { email: 'a@shop.test', password: LONG } },
        401,
        { error: 'Not a@shop.test.' },
      ],
      [
        'signIn',
        { json: { email: 'b@shop.test', password: LONG } },
        401,
        { error: 'Not b@shop.test.' },
      ],
    ],
    [],
  ],
  [
    'the email twice',
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
  ['an administrator who signed in before the recording', [change('ada', 1)], []],
  ['an administrator of before, signed in later', [change('ada', 1), signIn('ada', 1)], []],
  ['another user', [shopper, ['readProfile', as('sam'), 200, user('eve')]], ['read-back']],
])('CONF-7 a recording of accounts is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})
