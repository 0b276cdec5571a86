import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContract } from '../contract/read-contract'
import { createAdaptedNotes } from './note-adapted'

const path = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))

test('CONF-10 where an answer stands is unneeded when no answer stood there', async () => {
  const { operations } = await readContract(path)
  const call = { method: 'GET', path: '/x', query: new Map(), answer: '/data' } as const
  const calls = new Map(['listProducts', 'listCategories', 'showProduct'].map((id) => [id, call]))
  const notes = createAdaptedNotes(operations, { calls, fields: new Map() })
  notes.call('listProducts')
  notes.call('listCategories')
  notes.answer('listCategories')
  expect(notes.list().unneeded).toEqual(['showProduct', 'listProducts.answer'])
})
