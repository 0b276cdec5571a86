import { asObject } from '../../../../mocks/contract/json'
import type { Change } from './negative-case'

/** The value with one change; the original stays as it is. */
export function applyChange(value: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change.kind === 'set' ? change.value : undefined
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? applyChange(item, rest, change) : item,
    )
  }
  const entries = asObject(value)
  if (rest.length === 0 && change.kind === 'remove') {
    return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key))
  }
  return { ...entries, [key]: applyChange(entries[key], rest, change) }
}
