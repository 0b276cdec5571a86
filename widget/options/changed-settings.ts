import { isObject } from '../model/terms/is-object'
import { isUpdatable, PAYMENT_OPTION_IDS } from '../model/terms/payment-option'
import type { Passthrough } from '../model/terms/settings'
import type { UpdatableOptions } from './updatable-options'

/** What `updateConfiguration` takes to bring one setting up to date. */
export type SettingChange = readonly [option: keyof UpdatableOptions, key: string, value: unknown]

const UPDATABLE = [...PAYMENT_OPTION_IDS.filter(isUpdatable), 'threeDSecure'] as const

/**
 * The settings that differ between two renderings, of the options that can change while the widget runs. Objects are
 * compared by what is in them, as a page creates new ones each time; so are functions, which count as the same.
 */
export function changedSettings(before: object, after: object): SettingChange[] {
  return UPDATABLE.flatMap((option) => {
    const [old, now]: unknown[] = [Reflect.get(before, option), Reflect.get(after, option)]
    // An option can't come or go while the widget runs.
    if (!isObject(old) || !isObject(now)) return []
    return changedKeys(old, now).map((key) => [option, key, now[key]] as const)
  })
}

function changedKeys(one: Passthrough, other: Passthrough): string[] {
  return Object.keys({ ...one, ...other }).filter((key) => !isSame(one[key], other[key]))
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one === 'function') return typeof other === 'function'
  if (!isObject(one) || !isObject(other)) return false
  const prototype: unknown = Object.getPrototypeOf(one)
  return (
    prototype === Object.getPrototypeOf(other) &&
    // Others, such as an element or a date, have nothing in them to compare.
    (!prototype || prototype === Object.prototype || Array.isArray(one)) &&
    changedKeys(one, other).length === 0
  )
}
