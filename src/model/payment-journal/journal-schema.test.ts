import { describe, expect, test } from 'vitest'
import { parseJournal, serializeJournal } from './journal-schema'
import type { JournalEntry, Purchase } from './payment-state'

const purchase: Purchase = {
  id: 'p1',
  userId: 'usr_1',
  pressedAt: 1_795_000_000_000,
  lines: [{ productId: 'prd_1', name: 'Cover Letter Coach', priceCents: 1250, count: 2 }],
  amountCents: 2500,
  address: '1 Market Street',
}
const charging: JournalEntry = {
  step: 'charging',
  purchase,
  nonce: 'n1',
  checks: 0,
  isInDoubt: false,
}
const ordering: JournalEntry = {
  step: 'ordering',
  purchase: { ...purchase, userId: 'usr_2' },
  transactionId: 't1',
  checks: 1,
  isInDoubt: true,
}

const parse = (value: unknown) => parseJournal(JSON.stringify(value))
const parseEntry = (entry: unknown) => parse({ version: 1, entries: [entry] })

describe('a sound journal', () => {
  test('PAY-9 is read back as it was written', () => {
    expect(parseJournal(serializeJournal([charging, ordering]))).toEqual([charging, ordering])
  })

  test('leaves no trace in storage when nothing is open', () => {
    expect(serializeJournal([])).toBeNull()
    expect(parseJournal(null)).toEqual([])
  })
})

describe('PAY-9 a journal that is no journal reads as empty', () => {
  test.each([
    '',
    ' ',
    'undefined',
    'NaN',
    '{',
    '{"version":1,"entries":[',
    'null',
    'true',
    '0',
    '"charging"',
    '[]',
    '[[]]',
    '{}',
    '{"version":1}',
    '{"entries":[]}',
    '{"version":1,"entries":null}',
    '{"version":1,"entries":{}}',
    '{"version":1,"entries":"[]"}',
    '{"version":"1","entries":[]}',
    '<html></html>',
    '\u0000',
    '{"__proto__":{"version":1,"entries":[]}}',
    '['.repeat(50_000),
  ])('%j', (text) => {
    expect(parseJournal(text)).toEqual([])
  })

  test.each([0, 2, 99, null])('version %j, which this shop does not know', (version) => {
    expect(parse({ version, entries: [charging] })).toEqual([])
  })
})

describe('PAY-9 of a journal that is broken in parts the sound entries are kept', () => {
  const { purchase: _purchase, ...withoutPurchase } = charging
  const { nonce: _nonce, ...withoutNonce } = charging
  const withPurchase = (changes: object) => ({
    ...charging,
    purchase: { ...purchase, ...changes },
  })
  const [line] = purchase.lines
  const withLine = (changes: object) => withPurchase({ lines: [{ ...line, ...changes }] })

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'charging'],
    ['a list', [charging]],
    ['an empty object', {}],
    ['no step', { ...charging, step: undefined }],
    ['a step that does not exist', { ...charging, step: 'paying' }],
    ['the idle step', { step: 'idle' }],
    ['a step that is no text', { ...charging, step: { charging: true } }],
    ['a step of the prototype', { ...charging, step: 'constructor' }],
    ['no purchase', withoutPurchase],
    ['no nonce', withoutNonce],
    ['an empty nonce', { ...charging, nonce: '' }],
    ['a nonce longer than the contract allows', { ...charging, nonce: 'n'.repeat(257) }],
    ['a nonce of ten million characters', { ...charging, nonce: 'n'.repeat(10_000_000) }],
    ['a nonce that is a list', { ...charging, nonce: ['n1'] }],
    ['no transaction', { ...ordering, transactionId: undefined }],
    ['an empty transaction', { ...ordering, transactionId: '' }],
    ['no user', withPurchase({ userId: undefined })],
    ['a user that is an object', withPurchase({ userId: { toString: 'usr_1' } })],
    ['no id', withPurchase({ id: '' })],
    ['an id that is too long', withPurchase({ id: 'p'.repeat(65) })],
    ['a negative amount', withPurchase({ amountCents: -1 })],
    ['half a cent', withPurchase({ amountCents: 0.5 })],
    ['an amount as text', withPurchase({ amountCents: '2500' })],
    ['an amount beyond the contract', withPurchase({ amountCents: 1e13 })],
    ['an amount that JSON can’t hold', withPurchase({ amountCents: Number.NaN })],
    ['no time', withPurchase({ pressedAt: undefined })],
    ['a time as text', withPurchase({ pressedAt: '2026-11-21' })],
    ['an empty address', withPurchase({ address: '   ' })],
    ['an address that is too long', withPurchase({ address: 'a'.repeat(501) })],
    ['no lines', withPurchase({ lines: [] })],
    ['lines that are no list', withPurchase({ lines: { length: 1 } })],
    ['too many lines', withPurchase({ lines: Array.from({ length: 101 }, () => line) })],
    ['a line without a product', withLine({ productId: undefined })],
    ['a line with a negative price', withLine({ priceCents: -1 })],
    ['a line of no pieces', withLine({ count: 0 })],
    ['a line of half a piece', withLine({ count: 1.5 })],
    ['a line of too many pieces', withLine({ count: 1001 })],
    ['a line without a name', withLine({ name: '' })],
  ])('beside %s', (_name, broken) => {
    expect(parse({ version: 1, entries: [broken, ordering] })).toEqual([ordering])
  })

  test('the first of two entries of one user', () => {
    expect(parse({ version: 1, entries: [charging, { ...charging, nonce: 'n2' }] })).toEqual([
      charging,
    ])
  })

  test('nothing that came along with an entry gets in', () => {
    const text = JSON.stringify({ version: 1, entries: [{ ...charging, isAdmin: true }] }).replace(
      '"isAdmin"',
      '"__proto__":{"isInDoubt":true},"isAdmin"',
    )
    expect(parseJournal(text)).toEqual([charging])
  })
})

describe('PAY-9 what does not matter to the money never costs an entry', () => {
  test.each([-1, 'many', null, 0.5])('checks %j', (checks) => {
    expect(parseEntry({ ...charging, checks })).toEqual([charging])
  })

  test('whether there is doubt counts as yes when it can’t be read', () => {
    expect(parseEntry({ ...charging, isInDoubt: 'no' })).toEqual([{ ...charging, isInDoubt: true }])
  })

  test.each([{ kind: 'weather' }, null, 'session', { kind: 'busy' }])('trouble %j', (trouble) => {
    const { isInDoubt: _, ...rest } = ordering
    const stuck = { ...rest, step: 'charged', trouble }
    expect(parseEntry(stuck)).toEqual([{ ...stuck, trouble: { kind: 'interrupted' } }])
  })
})
