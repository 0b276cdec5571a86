import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { keepBase, openBase } from './draft-base'
import { dropDraft, readDraft, writeDraft } from './draft-store'

interface Profile {
  name: string
  email: string
}
const rules = {
  shape: z.object({ name: z.string(), email: z.string() }),
  fields: ['name', 'email'] as const,
  rebase: (base: Profile, fresh: Profile, field: 'name' | 'email') => ({
    ...base,
    [field]: fresh[field],
  }),
}
const opened = { name: 'Sam', email: 's@x.test' }
const fresh = { name: 'Samuel', email: 'samuel@x.test' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => {
    dropDraft('key')
    vi.unstubAllGlobals()
  }
})

test('ADM-13 USER-8 a draft is compared with what it was typed over, the rest with what is there now', () => {
  writeDraft('key', { ...keepBase(opened), name: 'Sammy' })
  expect(openBase('key', fresh, rules)).toEqual({ name: 'Sam', email: 'samuel@x.test' })
})

test('ADM-13 without a draft everything is as it is now', () => {
  expect(openBase('key', fresh, rules)).toBe(fresh)
})

test.each([{}, { opened: '{' }, { opened: '{"name":7}' }])(
  'ADM-13 a draft that doesn’t tell what it was typed over is dropped: %j',
  (kept) => {
    writeDraft('key', { ...kept, name: 'Sammy' })
    expect(openBase('key', fresh, rules)).toBe(fresh)
    expect(readDraft('key')).toEqual({})
  },
)
