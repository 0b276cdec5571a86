import { asArray, asObject, follow, readPointer, toPointer } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import { readExamples } from '../../../../mocks/contract/read-contract'
import type { Contract } from '../read-contract'
import { isExact } from './is-exact'
import type { Change, NegativeCase, Place } from './negative-case'
import { violate } from './violate'

/**
 * Every way of breaking one rule of an operation's body or query, derived from the schemas and the
 * contract's own example. A case that breaks two rules at once is left out: it would prove nothing.
 */
export function deriveNegatives(contract: Contract, operation: Operation): NegativeCase[] {
  const cases = [...bodyCases(contract, operation), ...queryCases(contract, operation)]
  const seen = new Set<string>()
  return cases.filter(({ title }) => !seen.has(title) && seen.add(title))
}

/** Ids are opaque: one of a wrong length may be treated as unknown. */
export const ID_POINTER = '/components/schemas/Id'

interface Walk {
  readonly contract: Contract
  readonly operation: Operation
  readonly place: Place
  readonly rootPointer: string
  readonly example: unknown
}

function bodyCases(contract: Contract, operation: Operation): NegativeCase[] {
  const { body } = operation
  if (!body) return []
  const place = body.kind === 'multipart' ? 'form' : 'json'
  const [[, example] = []] = readExamples(contract, body)
  const walk = { contract, operation, place, rootPointer: body.schemaPointer, example } as const
  return walkSchema(walk, body.schemaPointer, [])
}

function queryCases(contract: Contract, operation: Operation): NegativeCase[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const { schema, schemaPointer, name, isRequired } = parameter
      const required: NegativeCase[] = isRequired
        ? [toCase(operation, 'query', [name], 'required', { kind: 'remove' }, schemaPointer)]
        : []
      // Of a choice of schemas the first is the one with limits; the words of the others stay allowed.
      const choice = asObject(asArray(schema['anyOf'])[0] ?? schema)
      const valid = schema['default'] ?? 'letter'
      return required.concat(
        violate(choice, valid, 'text')
          .filter(({ change }) => change.kind === 'set' && isWorthAsking(change.value))
          .filter(({ change }) => {
            const value = change.kind === 'set' ? change.value : undefined
            return contract.checkSchema(schemaPointer, value).length > 0
          })
          .filter(({ keyword }) => !(name === 'category' && keyword.endsWith('Length')))
          .map(({ keyword, change }) =>
            toCase(operation, 'query', [name], keyword, change, schemaPointer),
          ),
      )
    })
}

/** Many servers treat an empty query parameter as a missing one. */
function isWorthAsking(value: unknown): boolean {
  return value !== ''
}

function walkSchema(walk: Walk, pointer: string, path: readonly string[]): NegativeCase[] {
  const { contract, operation, place, example } = walk
  const { node: schema, pointer: home } = follow(contract.document, pointer)
  const valid = readPointer(example, toPointer(...path))
  if (schema['format'] === 'binary' || isIgnored(operation, path)) return []
  const own = violate(schema, valid, place === 'form' && path.length > 0 ? 'text' : 'json')
    .filter(() => !(place === 'form' && path.length === 0))
    .filter(({ keyword }) => !(home === ID_POINTER && keyword.endsWith('Length')))
    .filter(
      ({ keyword }) => !(keyword === 'type' && path.length > 0 && schema['type'] === 'object'),
    )
    .map(({ keyword, change }) => toCase(operation, place, path, keyword, change, home))
  const required = asArray(schema['required']).map((name) =>
    toCase(operation, place, [...path, String(name)], 'required', { kind: 'remove' }, home),
  )
  const inner = Object.keys(asObject(schema['properties'])).flatMap((name) =>
    walkSchema(walk, `${home}/properties${toPointer(name)}`, [...path, name]),
  )
  const items = schema['items'] ? walkSchema(walk, `${home}/items`, [...path, '0']) : []
  return [...own, ...required]
    .filter((one) => isExact(contract, walk.rootPointer, example, one))
    .concat(inner, items)
}

/** The contract ignores names, prices, `status` and `user` in this body; errors in them may be ignored too. */
export function isIgnored({ id }: Operation, path: readonly string[]): boolean {
  return id === 'createOrder' && ['name', 'price', 'createdAt'].includes(path.at(-1) ?? '')
}

function toCase(
  operation: Operation,
  place: Place,
  path: readonly string[],
  keyword: string,
  change: Change,
  home: string,
): NegativeCase {
  const name = path.join('.') || 'the body'
  const title = `${name}: ${describe(keyword, change)}`
  return {
    operation: operation.id,
    place,
    path,
    change,
    keyword,
    rule: `${home}/${keyword}`,
    title,
  }
}

function describe(keyword: string, change: Change): string {
  if (change.kind === 'remove') return 'missing'
  const text = JSON.stringify(change.value) ?? ''
  return text.length > 30 ? keyword : `${keyword} ${text}`
}
