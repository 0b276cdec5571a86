import { beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts, dropDraft, readDraft, writeDraft } from './draft-store'

const kept = new Map<string, string>()
let isFull = false

beforeEach(() => {
  kept.clear()
  isFull = false
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => {
    dropDraft('key')
    vi.unstubAllGlobals()
  }
})

test('AUTH-10 what is typed outlives a detour where the storage is full', () => {
  writeDraft('key', { name: 'Mu' })
  isFull = true
  writeDraft('key', { name: 'Muse' })
  expect(readDraft('key')).toEqual({ name: 'Muse' })
})

test('AUTH-10 a later document reads the texts that this one has stored', async () => {
  writeDraft('key', { name: 'Muse', file: new File(['x'], 'cover.png') })
  vi.resetModules()
  const later = await import('./draft-store')
  expect(later.readDraft('key')).toEqual({ name: 'Muse' })
})

test('a draft that was dropped is gone, here and in the storage', () => {
  writeDraft('key', { name: 'Muse' })
  dropDraft('key')
  expect(readDraft('key')).toEqual({})
  expect([...kept]).toEqual([])
})

test('where the storage is full too, signing out forgets every draft', () => {
  isFull = true
  writeDraft('key', { name: 'Muse' })
  dropAllDrafts()
  expect(readDraft('key')).toEqual({})
})
