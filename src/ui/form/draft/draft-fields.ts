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
