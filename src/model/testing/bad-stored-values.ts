const LONG = 'x'.repeat(200_000)
const line = { _id: 'prd_1', name: 'Letter', price: 5, count: 1 }
const session = { token: 'a.b.c', user: { _id: 'u', name: 'n', email: 'e', role: 0 } }
const json = (value: unknown) => JSON.stringify(value)

/** Nothing that the shop has ever written: torn, foreign, hostile or of another shape. */
const FOREIGN: readonly string[] = [
  '',
  ' ',
  'undefined',
  'NaN',
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '"text"',
  '{',
  '[',
  '[1,',
  '{"a":}',
  "{'a':1}",
  '[undefined]',
  '\0',
  '\ufeff[]',
  '\ud83d',
  '<html><body>blocked by your network</body></html>',
  'a.b.c',
  LONG,
  `"${LONG}"`,
  '['.repeat(5_000),
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  json(Array.from({ length: 5_000 }, () => 0)),
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  '{"length":3,"0":{},"1":{},"2":{}}',
  '[[],[[]],{}]',
  '[null,true,1,"x",[],{}]',
  '{"version":0,"items":[]}',
  '{"v":2,"state":{"cart":[]},"expires":1}',
]

/** Values of `cart` in which no entry is sound. */
export const badCarts: readonly string[] = [
  ...FOREIGN,
  json(line),
  json({ 0: line, length: 1 }),
  json([{ ...line, _id: 7 }]),
  json([{ ...line, _id: '' }]),
  json([{ ...line, price: '5' }]),
  json([{ ...line, price: -5 }]),
  json([{ ...line, price: null }]),
  json([{ ...line, name: { toString: 'x' } }]),
  json([{ ...line, name: '' }]),
  json([[line]]),
  json([json(line)]),
  '[{"__proto__":{"_id":"prd_1","name":"Letter","price":5,"count":1}}]',
  '[{"_id":"prd_1","name":"Letter","price":1e999,"count":1}]',
  json({ products: [line] }),
  json([{ id: 'prd_1', title: 'Letter', price: 5, qty: 1 }]),
]

/** Values of `jwt` that are no session. */
export const badSessions: readonly string[] = [
  ...FOREIGN,
  json([session]),
  json({ ...session, token: '' }),
  json({ ...session, token: 7 }),
  json({ ...session, token: [session.token] }),
  json({ ...session, user: null }),
  json({ ...session, user: [] }),
  json({ ...session, user: { ...session.user, _id: '' } }),
  json({ ...session, user: { ...session.user, _id: 7 } }),
  json({ ...session, user: { ...session.user, role: '1' } }),
  json({ ...session, user: { ...session.user, role: true } }),
  json({ ...session, user: { ...session.user, role: 0.5 } }),
  json({ ...session, user: { ...session.user, name: null } }),
  json({ token: session.token }),
  json({ user: session.user }),
  '{"__proto__":{"token":"x","user":{"_id":"1","name":"n","email":"e","role":1}}}',
  '{"token":"x","user":{"__proto__":{"_id":"1","name":"n","email":"e","role":1}}}',
]

const purchase = {
  id: 'prc_1',
  userId: 'u',
  pressedAt: 1,
  lines: [{ productId: 'prd_1', name: 'Letter', priceCents: 500, count: 1 }],
  amountCents: 500,
  address: '1 Market Street',
}
const charged = {
  step: 'charged',
  purchase,
  transactionId: 'txn_1',
  checks: 0,
  trouble: { kind: 'session' },
}
const journal = (entry: unknown, version: unknown = 1) => json({ version, entries: [entry] })

/** Values of the payment journal in which no entry is sound. */
export const badJournals: readonly string[] = [
  ...FOREIGN,
  json([charged]),
  journal(charged, 0),
  journal(charged, 2),
  journal(charged, '1'),
  json({ version: 1, entries: { 0: charged } }),
  json({ version: 1 }),
  journal(null),
  journal([]),
  journal({ ...charged, step: 'paid' }),
  journal({ ...charged, step: ['charged'] }),
  journal({ ...charged, transactionId: '' }),
  journal({ ...charged, transactionId: 7 }),
  journal({ ...charged, purchase: null }),
  journal({ ...charged, purchase: { ...purchase, userId: '' } }),
  journal({ ...charged, purchase: { ...purchase, lines: [] } }),
  journal({ ...charged, purchase: { ...purchase, amountCents: -1 } }),
  journal({ ...charged, purchase: { ...purchase, amountCents: 0.5 } }),
  journal({ ...charged, purchase: { ...purchase, address: 'x'.repeat(501) } }),
  '{"version":1,"entries":[{"__proto__":{"step":"charged"}}]}',
]

/** A sound entry each, to stand among broken ones. */
export const sound = { line, session, charged }
