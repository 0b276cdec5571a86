import { expect, test } from 'vitest'
import { pickDraft } from './draft-fields'

const initial = { name: 'Sam', email: '', password: '', file: undefined }

test('a draft holds what differs from the initial values', () => {
  expect(pickDraft({ name: 'Sam', email: 's@x.test' }, initial)).toEqual({ email: 's@x.test' })
})

test('a field that was emptied is part of the draft', () => {
  expect(pickDraft({ name: '', email: '' }, initial)).toEqual({ name: '' })
})

test('a password never gets into a draft', () => {
  expect(pickDraft({ password: 'hunter22' }, initial, ['password'])).toEqual({})
})

test('what the form has no field for is left out', () => {
  expect(pickDraft({ role: '1', __proto__: 'x' }, initial)).toEqual({})
})

test('a chosen file is kept, other things are not', () => {
  const file = new File(['x'], 'cover.png')
  expect(pickDraft({ file, name: 7, email: null }, initial)).toEqual({ file })
})
