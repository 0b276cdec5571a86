import { asObject } from '../../../../mocks/contract/json'
import { applyChange } from '../../contract/negatives/apply-change'
import type { SchemaCase } from '../../contract/negatives/schema-case'
import type { RequestParts } from '../../http/build-request'
import type { FormFields } from '../../http/exchange'

/** A request with one change to its query, its form or its JSON. */
export function changeParts(
  valid: RequestParts,
  { place, path, change }: Pick<SchemaCase, 'place' | 'path' | 'change'>,
): RequestParts {
  switch (place) {
    case 'query':
      return { ...valid, query: toTexts(applyChange(valid.query ?? {}, path, change)) }
    case 'form':
      // A field that may be absent is not in every valid form: it is added.
      return { ...valid, form: toTexts(applyChange(valid.form, path, change)) }
    case 'json':
      return { ...valid, json: applyChange(valid.json, path, change) }
  }
}

function toTexts(fields: unknown): Readonly<Record<string, string>> & FormFields {
  return Object.fromEntries(
    Object.entries(asObject(fields)).map(([name, value]) => [name, String(value)]),
  )
}
