import { expect, test } from 'vitest'
import type { CardFieldsEventMap, CardFieldsPort } from '../../../model/ports/card-fields-port'
import type { CardFieldState } from '../../../model/terms/public-event'
import { followCardFields } from './follow-card-fields'

const EMPTY: CardFieldState = {
  isEmpty: true,
  isValid: false,
  isPotentiallyValid: true,
  isFocused: false,
}
const NONE = { cardholderName: EMPTY, expirationDate: EMPTY, cvv: EMPTY, postalCode: EMPTY }
const NONE_FILLED = { ...NONE, number: EMPTY }

test('WCARD-6 a field that was left is looked at again 150 ms later, as it is then', () => {
  let blur: ((event: CardFieldsEventMap['blur']) => void) | undefined
  let number = EMPTY
  const fields: Pick<CardFieldsPort, 'on' | 'read'> = {
    on(name, handler) {
      if (name === 'blur') blur = (event) => Reflect.apply(handler, undefined, [event])
    },
    read: () => ({ cards: [], fields: { ...NONE, number } }),
  }
  const changes: unknown[] = []
  const waits: { delayMs: number; task: () => void }[] = []
  followCardFields(fields, {
    emit: () => {},
    change: ({ type, snapshot }) => changes.push([type, snapshot.fields.number?.isEmpty]),
    later: (delayMs, task) => waits.push({ delayMs, task }),
  })
  blur?.({ cards: [], fields: { ...NONE, number }, emittedBy: 'number' })
  expect(changes).toEqual([['blurred', true]])
  expect(waits.map(({ delayMs }) => delayMs)).toEqual([150])
  // What a password manager does meanwhile.
  number = { ...EMPTY, isEmpty: false }
  waits[0]?.task()
  expect(changes).toEqual([
    ['blurred', true],
    ['left', false],
  ])
})

test('WREQ-5 the merchant hears of an event once the form has taken it in', () => {
  const fire = new Map<string, (event: object) => void>()
  const order: string[] = []
  followCardFields(
    {
      on(name, handler) {
        fire.set(name, (event) => Reflect.apply(handler, undefined, [event]))
      },
      read: () => ({ cards: [], fields: NONE_FILLED }),
    },
    {
      emit: (name) => order.push(name),
      change: ({ type }) => order.push(type),
      later: () => undefined,
    },
  )
  const names = ['focus', 'blur', 'notEmpty', 'empty', 'validityChange', 'cardTypeChange']
  for (const name of names) {
    fire.get(name)?.({ cards: [], fields: NONE_FILLED, emittedBy: 'number' })
  }
  expect(order).toEqual([
    ...['focused', 'card:focus'],
    ...['blurred', 'card:blur'],
    ...['filled', 'card:notEmpty'],
    ...['emptied', 'card:empty'],
    ...['validity-changed', 'card:validityChange'],
    ...['brand-changed', 'card:cardTypeChange'],
  ])
})
