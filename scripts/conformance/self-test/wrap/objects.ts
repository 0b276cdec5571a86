import { isObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { onAnswer } from './one-operation'

type Change = (object: JsonObject) => unknown

/** Changes every object of successful answers, however deep, that has a key. */
function onObjectsWith(key: string) {
  return (operation: string, change: Change): Wrapper => {
    const visit = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(visit)
      if (!isObject(value)) return value
      const inner = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, visit(one)]),
      )
      return key in inner ? change(inner) : inner
    }
    return onAnswer(operation, visit)
  }
}

/** Changes the products of an operation's answers. */
export const onProducts = onObjectsWith('sold')

/** Changes the orders of an operation's answers. */
export const onOrders = onObjectsWith('transaction_id')

/** Changes the lines of orders of an operation's answers. */
export const onLines = onObjectsWith('count')

/** Changes the users of an operation's answers; those of orders are none. */
export const onUsers = onObjectsWith('role')

/** Leaves keys out. */
export const without =
  (...keys: readonly string[]): Change =>
  (object) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

/** Leaves a key out where its value is one of these. */
export const withoutIf =
  (key: string, ...values: readonly unknown[]): Change =>
  (object) =>
    values.includes(object[key]) ? without(key)(object) : object

/** Adds or replaces keys. */
export const withKeys =
  (extra: JsonObject): Change =>
  (object) => ({ ...object, ...extra })

/** Changes the value of a key that is there. */
export const withValue =
  (key: string, change: (value: unknown) => unknown): Change =>
  (object) =>
    key in object ? { ...object, [key]: change(object[key]) } : object
