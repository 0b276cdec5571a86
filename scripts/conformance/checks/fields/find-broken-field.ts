import { isObject } from '../../../../mocks/contract/json'
import type { MultipartBody, Operation } from '../../../../mocks/contract/operation'
import type { Contract } from '../../contract/read-contract'
import type { FormFields, SentRequest } from '../../http/exchange'

/** The names by which an error may call what is broken, from the outer to the inner; none for a body as a whole. */
export type FieldPath = readonly string[]

/** What a request breaks of its operation's schemas; `undefined` when it breaks nothing, or several things. */
export function findBrokenField(
  contract: Contract,
  operation: Operation,
  request: SentRequest,
): FieldPath | undefined {
  const places = listBrokenPlaces(contract, operation, request)
  if (places === 'unreadable') return []
  const [place] = places
  if (place === undefined || new Set(places).size > 1) return undefined
  return place.split('/').filter((name) => /\D/.test(name))
}

/** Pointers to what a request breaks of its operation's schemas, in its body and its query. */
export function listBrokenPlaces(
  contract: Contract,
  operation: Operation,
  request: SentRequest,
): readonly string[] | 'unreadable' {
  const body = operation.body && readBody(operation, request)
  if (body === 'unreadable') return body
  return [
    ...(operation.body && body
      ? contract.checkSchema(operation.body.schemaPointer, body.value).map(({ at }) => at)
      : []),
    ...findInQuery(contract, operation, request),
  ]
}

function readBody(
  { body: spec }: Operation,
  { body }: SentRequest,
): { readonly value: unknown } | 'unreadable' {
  if (spec?.kind === 'multipart') {
    return body?.kind === 'form' ? { value: readForm(spec, body.fields) } : 'unreadable'
  }
  try {
    const value: unknown = JSON.parse(body?.kind === 'text' ? body.text : '')
    return isObject(value) ? { value } : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** The fields as the schema has them; files are left out, since no schema can judge them. */
function readForm({ numericFields }: MultipartBody, fields: FormFields): unknown {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(
    texts.map(([name, value]) => [name, numericFields.has(name) ? toNumber(value) : value]),
  )
}

function toNumber(value: unknown): unknown {
  const number = Number(value)
  return value === '' || Number.isNaN(number) ? value : number
}

function findInQuery(
  contract: Contract,
  { parameters }: Operation,
  { url }: SentRequest,
): string[] {
  const query = new URL(url).searchParams
  return parameters.flatMap(({ name, in: place, isRequired, schemaPointer }) => {
    if (place !== 'query') return []
    const value = query.get(name)
    if (value === null) return isRequired ? [`/${name}`] : []
    const conforms = [value, toNumber(value)].some(
      (one) => contract.checkSchema(schemaPointer, one).length === 0,
    )
    return conforms ? [] : [`/${name}`]
  })
}
