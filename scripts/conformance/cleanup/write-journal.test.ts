import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Exchange, SentRequest } from '../http/exchange'
import { createJournalFile } from './journal-file'
import { createWriteJournal } from './write-journal'

const request: SentRequest = {
  operation: 'createProduct',
  method: 'POST',
  url: 'http://service.test/api/product/create/usr_1',
  headers: {},
  body: { kind: 'form', fields: { name: 'Lantern' } },
}

const answer = (status: number, json: unknown): Exchange => ({
  number: 1,
  request,
  status,
  headers: {},
  text: '',
  json,
  startedAt: new Date(0),
  durationMs: 1,
})

const newPath = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'run.jsonl')

test('a run that is killed before the answer leaves the intent', () => {
  const path = newPath()
  createWriteJournal(createJournalFile(path)).begin(request)
  const [left] = createWriteJournal(createJournalFile(path)).entries()
  expect(left).toMatchObject({ kind: 'product', name: 'Lantern', state: 'begun' })
})

test('a write is kept with its id until it is undone', () => {
  const path = newPath()
  const journal = createWriteJournal(createJournalFile(path))
  journal.begin(request)(answer(200, { data: { _id: 'prd_1' } }))
  const [written] = createWriteJournal(createJournalFile(path)).entries()
  expect(written).toMatchObject({ id: 'prd_1', state: 'written' })
  if (written) journal.mark(written, 'undone')
  expect(createWriteJournal(createJournalFile(path)).entries()).toEqual([])
})

test('what was refused needs no undoing', () => {
  const journal = createWriteJournal(createJournalFile(newPath()))
  journal.begin(request)(answer(400, { success: false, message: 'No.' }))
  expect(journal.entries()).toEqual([])
})

test('what a repeated request is answered again is one thing to take back', () => {
  const journal = createWriteJournal(createJournalFile(newPath()))
  for (const id of ['prd_1', 'prd_1', 'prd_2']) {
    journal.begin(request)(answer(200, { data: { _id: id } }))
  }
  expect(journal.entries().map(({ id }) => id)).toEqual(['prd_1', 'prd_2'])
  expect(journal.written()).toHaveLength(3)
})

test('a line cut short by the end of its process is passed over', () => {
  const path = newPath()
  const journal = createWriteJournal(createJournalFile(path))
  journal.begin(request)(answer(200, { data: { _id: 'prd_1' } }))
  writeFileSync(path, `${readFileSync(path, 'utf8')}{"key":"cut`)
  expect(createWriteJournal(createJournalFile(path)).entries()).toHaveLength(1)
})

test('a journal that can neither be read nor written is told in a sentence', () => {
  const path = newPath()
  const store = createJournalFile(path)
  mkdirSync(path)
  const problem = /^The journal .*run\.jsonl: It is a folder\. It takes a working directory/
  expect(() => store.read()).toThrow(problem)
  expect(() => createWriteJournal({ ...store, read: () => [] }).begin(request)).toThrow(problem)
})
