import { expect, test } from 'vitest'
import { nameFiles, pickDraft, pickLost } from './draft-fields'

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

test('ADM-3 a draft names its files for a later document, which tells those that it has lost', () => {
  const named = nameFiles({ name: 'Muse', file: new File(['x'], 'cover.png') })
  expect(pickLost(named)).toEqual({})
  const { file: _file, ...texts } = named
  expect(pickLost(texts)).toEqual({ 'lost file': 'cover.png' })
})
