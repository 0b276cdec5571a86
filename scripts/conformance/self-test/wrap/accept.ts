import { readPointer, splitPointer } from '../../../../mocks/contract/json'
import { applyChange } from '../../contract/negatives/apply-change'
import type { Wrapper } from '../fault'
import { onForm, onJson, onQuery } from './one-operation'

/**
 * Does not check a rule of the JSON body: a broken value is replaced before the service sees it.
 *
 * @param accepted the value in its place; a function gives another one each time
 */
export function acceptJson(
  operation: string,
  pointer: string,
  isBroken: (value: unknown) => boolean,
  accepted: unknown,
): Wrapper {
  return onJson(operation, (body) =>
    isBroken(readPointer(body, pointer))
      ? applyChange(body, splitPointer(pointer), {
          kind: 'set',
          value: typeof accepted === 'function' ? accepted() : accepted,
        })
      : body,
  )
}

/** The same for a field of a form. */
export function acceptForm(
  operation: string,
  field: string,
  isBroken: (value: string | undefined) => boolean,
  accepted: string,
): Wrapper {
  return onForm(operation, (form) => {
    const value = form.get(field)
    if (value instanceof File) return
    if (isBroken(value ?? undefined)) form.set(field, accepted)
  })
}

/** The same for a parameter of the query, which is removed. */
export function acceptQuery(
  operation: string,
  field: string,
  isBroken: (value: string) => boolean,
): Wrapper {
  return onQuery(operation, (query) => {
    const value = query.get(field)
    if (value !== null && isBroken(value)) query.delete(field)
  })
}

/** Accepts files that should be refused: the service never sees them. */
export function acceptFile(operation: string, isAccepted: (file: File) => boolean): Wrapper {
  return onForm(operation, (form) => {
    const file = form.get('file')
    if (file instanceof File && isAccepted(file)) form.delete('file')
  })
}
