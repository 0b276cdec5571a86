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
  mayHaveSucceeded: false,
}
const ordering: JournalEntry = {
  step: 'ordering',
  purchase: { ...purchase, userId: 'usr_2' },
  transactionId: 't1',
  checks: 1,
  mayHaveSucceeded: true,
}

/** As they are stored, by this version of the shop and by earlier ones. */
const storedCharging = { step: 'charging', purchase, nonce: 'n1', checks: 0, isInDoubt: false }
const storedOrdering = {
  step: 'ordering',
  purchase: { ...purchase, userId: 'usr_2' },
  transactionId: 't1',
  checks: 1,
  isInDoubt: true,
}

const parse = (value: unknown) => parseJournal(JSON.stringify(value))
const parseEntry = (entry: unknown) => parse({ version: 1, entries: [entry] })

describe('a valid journal', () => {
  test('PAY-9 is read back as it was written', () => {
    expect(parseJournal(serializeJournal([charging, ordering]))).toEqual([charging, ordering])
  })

  test('PAY-9 is written in the form that yesterday’s shop, in another tab, can read', () => {
    expect(JSON.parse(serializeJournal([charging, ordering]) ?? '')).toEqual({
      version: 1,
      entries: [storedCharging, storedOrdering],
    })
  })

  const PURCHASE =
    '{"id":"p1","userId":"usr_1","pressedAt":1795000000000,"lines":[{"productId":"prd_1","name":"Cover Letter Coach","priceCents":1250,"count":2}],"amountCents":2500,"address":"1 Market Street"}'
  const busy = { kind: 'busy', retryAfterMs: 1000 } as const

  test.each<[stored: string, entry: JournalEntry]>([
    ['"step":"requesting-nonce"', { step: 'requesting-nonce', purchase }],
    ['"step":"charging","nonce":"n1","checks":0,"isInDoubt":false', charging],
    [
      '"step":"charge-unknown","nonce":"n1","checks":2,"trouble":{"kind":"busy","retryAfterMs":1000}',
      { step: 'charge-unknown', purchase, nonce: 'n1', checks: 2, cause: busy },
    ],
    [
      '"step":"failed","failure":{"kind":"not-taken","trouble":{"kind":"busy","retryAfterMs":1000,"reason":"Fewer."}}',
      {
        step: 'failed',
        purchase,
        failure: { kind: 'not-attempted', cause: { ...busy, reason: 'Fewer.' } },
      },
    ],
    [
      '"step":"charged","transactionId":"t1","checks":0,"trouble":{"kind":"refused","reason":"No."}',
      {
        step: 'charged',
        purchase,
        transactionId: 't1',
        checks: 0,
        cause: { kind: 'refused', reason: 'No.' },
      },
    ],
    [
      '"step":"order-unknown","transactionId":"t1","checks":4,"trouble":{"kind":"no-answer"}',
      {
        step: 'order-unknown',
        purchase,
        transactionId: 't1',
        checks: 4,
        cause: { kind: 'no-answer' },
      },
    ],
    [
      '"step":"ordering","transactionId":"t1","checks":1,"isInDoubt":true',
      { ...ordering, purchase },
    ],
    [
      '"step":"done","transactionId":"t1","orderId":"o1","isCartCleared":true',
      { step: 'done', purchase, transactionId: 't1', orderId: 'o1', isCartCleared: true },
    ],
    [
      '"step":"failed","failure":{"kind":"not-taken","trouble":{"kind":"session"}}',
      {
        step: 'failed',
        purchase,
        failure: { kind: 'not-attempted', cause: { kind: 'session' } },
      },
    ],
    [
      '"step":"failed","failure":{"kind":"declined","reason":"Insufficient Funds."}',
      { step: 'failed', purchase, failure: { kind: 'declined', reason: 'Insufficient Funds.' } },
    ],
  ])('PAY-9 that yesterday’s shop has stored is read and written: %s', (stored, entry) => {
    const text = `{"version":1,"entries":[{"purchase":${PURCHASE},${stored}}]}`
    expect(parseJournal(text)).toEqual([entry])
    expect(JSON.parse(serializeJournal([entry]) ?? '')).toEqual(JSON.parse(text))
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
    expect(parse({ version, entries: [storedCharging] })).toEqual([])
  })
})

describe('PAY-9 of a journal that is broken in parts the sound entries are kept', () => {
  const { purchase: _purchase, ...withoutPurchase } = storedCharging
  const { nonce: _nonce, ...withoutNonce } = storedCharging
  const withPurchase = (changes: object) => ({
    ...storedCharging,
    purchase: { ...purchase, ...changes },
  })
  const [line] = purchase.lines
  const withLine = (changes: object) => withPurchase({ lines: [{ ...line, ...changes }] })

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'charging'],
    ['a list', [storedCharging]],
    ['an empty object', {}],
    ['no step', { ...storedCharging, step: undefined }],
    ['a step that does not exist', { ...storedCharging, step: 'paying' }],
    ['the idle step', { step: 'idle' }],
    ['a step that is no text', { ...storedCharging, step: { charging: true } }],
    ['a step of the prototype', { ...storedCharging, step: 'constructor' }],
    ['no purchase', withoutPurchase],
    ['no nonce', withoutNonce],
    ['an empty nonce', { ...storedCharging, nonce: '' }],
    ['a nonce longer than the contract allows', { ...storedCharging, nonce: 'n'.repeat(257) }],
    ['a nonce of ten million characters', { ...storedCharging, nonce: 'n'.repeat(10_000_000) }],
    ['a nonce that is a list', { ...storedCharging, nonce: ['n1'] }],
    ['no transaction', { ...storedOrdering, transactionId: undefined }],
    ['an empty transaction', { ...storedOrdering, transactionId: '' }],
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
    expect(parse({ version: 1, entries: [broken, storedOrdering] })).toEqual([ordering])
  })

  test('the first of two entries of one user', () => {
    expect(
      parse({ version: 1, entries: [storedCharging, { ...storedCharging, nonce: 'n2' }] }),
    ).toEqual([charging])
  })

  test('nothing that came along with an entry gets in', () => {
    const text = JSON.stringify({
      version: 1,
      entries: [{ ...storedCharging, isAdmin: true }],
    }).replace('"isAdmin"', '"__proto__":{"isInDoubt":true},"isAdmin"')
    expect(parseJournal(text)).toEqual([charging])
  })
})

describe('PAY-9 what does not matter to the money never costs an entry', () => {
  test.each([-1, 'many', null, 0.5])('checks %j', (checks) => {
    expect(parseEntry({ ...storedCharging, checks })).toEqual([charging])
  })

  test('whether there is doubt counts as yes when it can’t be read', () => {
    expect(parseEntry({ ...storedCharging, isInDoubt: 'no' })).toEqual([
      { ...charging, mayHaveSucceeded: true },
    ])
  })

  test.each([{ kind: 'weather' }, null, 'session', { kind: 'busy' }])('trouble %j', (trouble) => {
    const { isInDoubt: _, ...rest } = storedOrdering
    const stuck = { ...rest, step: 'charged' }
    expect(parseEntry({ ...stuck, trouble })).toEqual([
      { ...stuck, cause: { kind: 'interrupted' } },
    ])
  })
})
