import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { MappedCall, MappedField } from '../../map/service-map'
import { translateAnswer } from '../../map/translate-answer'
import { contract } from '../../self-test/wrap/match-operation'
import { jqLibrary, jsLibrary } from '../assertion/languages/libraries'
import { createAnswers } from './answer-forms'
import { jqAnswers, jsAnswers } from './libraries'

const fields = (content: Readonly<Record<string, MappedField>>) => new Map(Object.entries(content))
const call: MappedCall = { method: 'GET', path: '/x', query: new Map(), answer: '/data/0/it' }
const map = {
  calls: new Map([['listProducts', call]]),
  fields: new Map([
    [
      'Product',
      fields({
        name: { name: 'title' },
        price: { name: 'priceInCents', times: 100 },
        quantity: { name: 'dozens', times: 1 / 12 },
        sold: { name: 'sold', values: [['none', 0] as const, [1, 7] as const] },
        category: { name: 'shelf' },
      }),
    ],
    ['Category', fields({ name: { name: 'label' } })],
    ['ProductCreate', fields({ price: { name: 'price-in-cents', times: 100 } })],
    ['Error', fields({ error: { name: 'problem' } })],
  ]),
}
const product = {
  title: 'Lamp',
  name: 'none of the service’s',
  priceInCents: 1999,
  dozens: 2,
  sold: 'none',
  shelf: { label: 'Own', name: 'x' },
  more: [{ title: 'stays' }],
}

const answers: readonly (readonly [operation: string, status: number, body: unknown])[] = [
  ['showProduct', 200, product],
  ['showProduct', 200, { ...product, priceInCents: 1998.9999999999998, sold: 1, dozens: 0.25 }],
  ['showProduct', 200, { priceInCents: '250', sold: '1', shelf: 'cat', title: null }],
  ['showProduct', 200, { priceInCents: 'free', dozens: [12, '24', 'x', null] }],
  ['showProduct', 200, ['a', product]],
  ['showProduct', 200, 'no object'],
  ['showProduct', 404, { problem: 'There is no such product.' }],
  ['showProduct', 418, product],
  ['listProducts', 200, { data: [{ it: [product, product] }] }],
  ['listProducts', 200, { data: [] }],
  ['listProducts', 200, [product]],
  ['listProducts', 400, { problem: 'x', data: [{ it: 1 }] }],
  ['createProduct', 400, { success: false, problem: 'price-in-cents is no price-in-cent' }],
  ['listCategories', 200, [{ label: 'Own' }]],
  ['signOut', 200, { title: 'x' }],
]

const operations = [...new Set(answers.map(([operation]) => operation))]
const seen = answers.map(([, status, body]) => {
  const text = JSON.stringify(body)
  return { status, headers: {}, cookies: [], text, json: body, isJson: true }
})
const translated = answers.map(([operation, status, body]): unknown => {
  const ignore = () => undefined
  const task = { document: contract.document, map, note: ignore, noteAnswer: ignore }
  const text = JSON.stringify(body)
  return JSON.parse(translateAnswer(task, contract.operation(operation), { status, text }))
})

const { forms = {} } = createAnswers(operations, contract, map, undefined) ?? {}

test('CONF-10 what a script need not read otherwise is left out', () => {
  expect(createAnswers(operations, contract, undefined, undefined)).toBeUndefined()
  const bare = { ...map, fields: new Map() }
  expect(createAnswers(['getClientToken'], contract, bare, undefined)).toBeUndefined()
  expect(createAnswers([], contract, map, 'session')).toEqual({ forms: {}, cookie: 'session' })
  expect(Object.keys(forms)).not.toContain('getClientToken')
})

test('CONF-10 a script in JavaScript reads answers as the check does', () => {
  const run = new Function(
    'forms',
    'cookie',
    'answers',
    `${jsLibrary}\n${jsAnswers}\nreturn answers.map(([answer, operation]) => toContract(answer, operation).json)`,
  )
  const given = seen.map((answer, index) => [answer, answers[index]?.[0]])
  const read: unknown = run(forms, null, given)
  expect(read).toEqual(translated)
})

test('CONF-9 a script in JavaScript takes a session from its cookie as the check does', () => {
  const run = new Function(
    'forms',
    'cookie',
    'answer',
    `${jsLibrary}\n${jsAnswers}\nreturn toContract(answer, 'signIn').json`,
  )
  const cookies = [
    'theme=dark',
    'session=a; Path=/old',
    'session=b; Max-Age=60',
    'session=""',
    'session=gone; Max-Age=0',
    'session=gone; expires=Thu, 01-Jan-1970 00:00:01 GMT',
  ]
  const answer = { status: 200, cookies, text: '{}', json: { user: {} }, isJson: true }
  expect(run({}, 'session', answer)).toEqual({ user: {}, token: 'b' })
  const own = { ...answer, json: { token: 'own' } }
  expect(run({}, 'session', own)).toEqual({ token: 'own' })
  expect(run({}, null, answer)).toEqual({ user: {} })
})

const hasJq = spawnSync('jq', ['--version']).status === 0

test.skipIf(!hasJq)(
  'CONF-10 a script in sh reads answers as the check does (skipped where jq is not installed)',
  () => {
    const program = `${jqLibrary}\n${jqAnswers}\n[.[] | .[1] as $operation | .[0] | to_contract($forms; $operation; null).json]`
    const out = execFileSync('jq', ['-c', '--argjson', 'forms', JSON.stringify(forms), program], {
      input: JSON.stringify(seen.map((answer, index) => [answer, answers[index]?.[0]])),
    })
    expect(JSON.parse(String(out))).toEqual(translated)
  },
)
