import type { FieldValues } from 'react-hook-form'
import type { Draft } from './draft-store'

/**
 * What differs from a form's initial values and may be kept: texts and files of fields that the form has,
 * never those in `except`, such as passwords.
 */
export function pickDraft<Values extends FieldValues>(
  values: FieldValues,
  initial: Values,
  except: readonly (keyof Values & string)[] = [],
): Draft {
  const secret: ReadonlySet<string> = new Set(except)
  const kept = Object.keys(initial).flatMap((name): [string, string | File][] => {
    const value: unknown = values[name]
    const isKept = typeof value === 'string' || value instanceof File
    return isKept && !secret.has(name) && value !== initial[name] ? [[name, value]] : []
  })
  return Object.fromEntries(kept)
}

/** Before the name of a file's field: a name that no field has. */
const LOST = 'lost '

/** A draft with the names of its files, which alone outlive a reload. */
export function nameFiles(draft: Draft): Draft {
  const names = Object.entries(draft).flatMap(([field, value]) =>
    typeof value === 'string' ? [] : [[LOST + field, value.name]],
  )
  return { ...draft, ...Object.fromEntries(names) }
}

/** What a draft says of files that an earlier document had, and this one has not. */
export function pickLost(draft: Draft): Readonly<Record<string, string>> {
  const lost = Object.entries(draft).flatMap(([name, value]): [string, string][] => {
    const isLost = name.startsWith(LOST) && !(name.slice(LOST.length) in draft)
    return isLost && typeof value === 'string' ? [[name, value]] : []
  })
  return Object.fromEntries(lost)
}
