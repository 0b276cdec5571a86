import { expect, test } from 'vitest'
import { createEditing } from './editing'

interface Profile {
  name: string
  email: string
}
const opened = { name: 'Sam', email: 's@x.test' }
const theirs = { name: 'Samuel', email: 'samuel@x.test' }
const start = () =>
  createEditing<Profile, keyof Profile>(opened, (base, now, field) => ({
    ...base,
    [field]: now[field],
  }))

test('ADM-13 USER-8 what was chosen is compared with what was chosen from; the rest is still asked', () => {
  const editing = start()
  editing.ask({ theirs, fields: ['name', 'email'] })
  expect(editing.settle('email')).toBe(false)
  expect(editing.get()).toEqual({
    base: { name: 'Sam', email: 'samuel@x.test' },
    question: { theirs, fields: ['name'] },
  })
  expect(editing.settle('name')).toBe(true)
  expect(editing.get()).toEqual({ base: theirs, question: undefined })
})

test('ADM-13 a question that comes again replaces the one before, and a fresh start needs none', () => {
  const editing = start()
  editing.ask({ theirs, fields: ['name'] })
  editing.ask({ theirs: { ...theirs, name: 'Samira' }, fields: ['name'] })
  expect(editing.settle('name')).toBe(true)
  expect(editing.get().base.name).toBe('Samira')
  editing.restart(theirs)
  expect(editing.get()).toEqual({ base: theirs, question: undefined })
})
