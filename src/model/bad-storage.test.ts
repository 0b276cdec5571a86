import { describe, expect, test } from 'vitest'
import { parseCart } from './cart/cart-storage'
import { parseJournal } from './payment-journal/journal-schema'
import { parseSession } from './session'
import { badCarts, badJournals, badSessions, sound } from './testing/bad-stored-values'

const title = (text: string) => text.slice(0, 60)

describe.each([
  ['CART-8', badCarts, parseCart, []],
  ['AUTH-9', badSessions, parseSession, null],
  ['PAY-9', badJournals, parseJournal, []],
] as const)('%s', (id, values, parse, nothing) => {
  test(`${id} there are fifty bad values and more`, () => {
    expect(new Set(values).size).toBeGreaterThanOrEqual(50)
  })

  test.each(values.map((value) => [title(value), value]))(
    `${id} %j reads as nothing`,
    (_, value) => {
      expect(parse(value)).toEqual(nothing)
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    },
  )
})

test('CART-8 a valid line is kept among invalid ones', () => {
  const broken = badCarts.flatMap((text) => readList(text))
  expect(parseCart(JSON.stringify([...broken, sound.line, ...broken]))).toEqual([
    { productId: 'prd_1', name: 'Letter', priceCents: 5_00, count: 1 },
  ])
})

test('PAY-9 a valid entry is kept among invalid ones', () => {
  const entries = [...badCarts.flatMap((text) => readList(text)), sound.charged, null]
  const { trouble: cause, ...charged } = sound.charged
  expect(parseJournal(JSON.stringify({ version: 1, entries }))).toEqual([{ ...charged, cause }])
})

function readList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [text]
  }
}
