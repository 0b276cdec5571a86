import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeProfile } from './change-profile'

const passwords = { password: '', currentPassword: '' }
const account = { userId: 'usr_1', role: 0 }

test('USER-8 what was changed here is sent, what was not stays as it is by now, what both changed is asked', () => {
  const text = fc.constantFrom('a', 'b', 'c')
  const profile = fc.record({ name: text, email: text })
  fc.assert(
    fc.property(profile, profile, profile, (base, mine, theirs) => {
      const { merged, question } = mergeProfile({
        base,
        present: { ...theirs, ...account },
        profile: { ...mine, ...passwords },
      })
      for (const field of ['name', 'email'] as const) {
        const isAsked =
          mine[field] !== base[field] &&
          theirs[field] !== base[field] &&
          mine[field] !== theirs[field]
        expect(question?.fields.includes(field) ?? false).toBe(isAsked)
        expect(merged[field]).toBe(mine[field] === base[field] ? theirs[field] : mine[field])
      }
    }),
  )
})

test('USER-8 the passwords are one’s own', () => {
  const open = { name: 'Sam', email: 's@x.test' }
  const profile = { ...open, password: 'new-one', currentPassword: 'old-one' }
  const { merged } = mergeProfile({ base: open, present: { ...open, ...account }, profile })
  expect(merged).toEqual(profile)
})
