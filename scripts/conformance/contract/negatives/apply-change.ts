import { assertNever } from '../../../../mocks/api/lib/assert-never'
import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Change } from './schema-case'

/** The value with one change; the original stays as it is. */
export function applyChange(value: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...rest] = path
  if (key === undefined) return changeValue(value, change)
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? applyChange(item, rest, change) : item,
    )
  }
  const entries = asObject(value)
  if (rest.length === 0 && change.kind === 'remove') {
    return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key))
  }
  if (rest.length === 0 && change.kind === 'shout') {
    return Object.fromEntries(
      Object.entries(entries).map(([name, one]) => [name === key ? key.toUpperCase() : name, one]),
    )
  }
  return { ...entries, [key]: applyChange(entries[key], rest, change) }
}

function changeValue(value: unknown, change: Change): unknown {
  switch (change.kind) {
    case 'remove':
    case 'shout':
      return undefined
    case 'set':
      return change.value
    case 'repeat':
      return Array.from({ length: change.times }, () => asArray(value)[0])
    case 'take-out':
      return asArray(value)[0]
    default:
      return assertNever(change)
  }
}
