import { isUpdatable, PAYMENT_OPTION_IDS } from '../model/terms/payment-option'
import type { WidgetOptions } from './create-options'
import type { UpdatableOptions } from './updatable-options'

/** What `updateConfiguration` takes to bring one setting up to date. */
export type SettingChange = readonly [option: keyof UpdatableOptions, key: string, value: unknown]

const UPDATABLE = [...PAYMENT_OPTION_IDS.filter(isUpdatable), 'threeDSecure'] as const

/**
 * The settings that differ between two renderings, of the options that can change while the widget runs. Objects are
 * compared by what is in them, as a page creates new ones each time; so are functions, which count as the same.
 */
export function changedSettings(before: WidgetOptions, after: WidgetOptions): SettingChange[] {
  return UPDATABLE.flatMap((option) => {
    const [old, now] = [toEntries(before[option]), toEntries(after[option])]
    // An option can't come or go while the widget runs.
    if (!old || !now) return []
    const keys = new Set([...old.keys(), ...now.keys()])
    return [...keys]
      .filter((key) => !isSame(old.get(key), now.get(key)))
      .map((key) => [option, key, now.get(key)] as const)
  })
}

function toEntries(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return isObject(value) ? new Map(Object.entries(value)) : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one === 'function') return typeof other === 'function'
  if (!isObject(one) || !isObject(other)) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  const [old, now] = [Object.entries(one), new Map(Object.entries(other))]
  // Such as an element or a date: there is nothing in them to compare.
  if (!isPlain(one)) return false
  return old.length === now.size && old.every(([key, value]) => isSame(value, now.get(key)))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
