import { expect, test } from 'vitest'
import { FieldRefusal, findRefusedField } from './field-refusal'

const fields = ['email', 'password']
const find = (message: string) => findRefusedField(new Error('x'), message, fields)

test('a refusal that names a field of the form stands there as a sentence', () => {
  expect(find('password: this one is guessed.')).toEqual({
    field: 'password',
    message: 'This one is guessed.',
  })
})

test.each(['amount: must be 0 or more.', 'Try again: later.', 'email', '', 'constructor: no.'])(
  '%j names none of them',
  (message) => {
    expect(find(message)).toBeUndefined()
  },
)

test('a refusal of the form’s own names its field', () => {
  const refusal = new FieldRefusal('email', 'Not this one.')
  expect(findRefusedField(refusal, 'Not this one.', fields)).toMatchObject({
    field: 'email',
    message: 'Not this one.',
  })
})
