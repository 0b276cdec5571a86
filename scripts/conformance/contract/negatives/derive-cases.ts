import { asArray, asObject, follow, type JsonObject } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import { readExamples } from '../../../../mocks/contract/read-contract'
import type { Contract } from '../read-contract'
import { type Probe, removal, type SchemaCase, type Side } from './schema-case'
import { probeSchema, type Task, toCase, walkSchema } from './walk-schema'

/**
 * Every way of breaking one rule of an operation's body or query, derived from the schemas and the
 * contract's own example. A case that breaks two rules at once is left out: it would prove nothing.
 */
export function deriveNegatives(contract: Contract, operation: Operation): readonly SchemaCase[] {
  return derive({ contract, operation, side: 'outside' })
}

/**
 * More ways of breaking one rule each, with values that services take for what they look like: a text of digits, null for
 * nothing, a list of one, an email with a sign too many. They take many requests.
 */
export function deriveLookAlikes(contract: Contract, operation: Operation): readonly SchemaCase[] {
  const tried = new Set(deriveNegatives(contract, operation).map(({ title }) => title))
  return derive({ contract, operation, side: 'look-alike' }).filter(
    ({ title }) => !tried.has(title),
  )
}

/**
 * Every value of an operation's body or query that is the outermost which one rule allows, the fields that may be left
 * out, and one that the contract does not know.
 */
export function deriveAllowed(contract: Contract, operation: Operation): readonly SchemaCase[] {
  return derive({ contract, operation, side: 'inside' })
}

/** By contract: every run of a self-test has the same cases. */
const derived = new WeakMap<Contract, Map<string, readonly SchemaCase[]>>()

function derive(task: Task): readonly SchemaCase[] {
  const { contract, operation, side } = task
  const ofContract = derived.get(contract) ?? new Map<string, readonly SchemaCase[]>()
  derived.set(contract, ofContract)
  const key = `${side} ${operation.id}`
  const known = ofContract.get(key)
  if (known) return known
  const cases = [...bodyCases(task), ...queryCases(task)]
  const seen = new Set<string>()
  const distinct = cases.filter(({ title }) => !seen.has(title) && seen.add(title))
  ofContract.set(key, distinct)
  return distinct
}

function bodyCases(task: Task): SchemaCase[] {
  const { contract, operation } = task
  const { body } = operation
  if (!body) return []
  const place = body.kind === 'multipart' ? 'form' : 'json'
  const [[, example] = []] = readExamples(contract, body)
  const walk = { ...task, place, rootPointer: body.schemaPointer, example } as const
  return walkSchema(walk, body.schemaPointer, [])
}

function queryCases({ contract, operation, side }: Task): SchemaCase[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ schema, schemaPointer, name, isRequired }) => {
      const isWanted = ({ change }: Probe) => {
        if (change.kind !== 'set' || !isWorthAsking(change.value)) return false
        const conforms = contract.checkSchema(schemaPointer, change.value).length === 0
        return conforms === (side === 'inside')
      }
      const probes = [
        ...(side !== 'look-alike' && isRequired === (side === 'outside')
          ? [{ keyword: 'required', change: removal }]
          : []),
        ...choicesOf(contract, schemaPointer, schema, side)
          .flatMap((choice) =>
            probeSchema(side, choice, schema['default'] ?? 'letter', 'text', operation.method),
          )
          .filter(isWanted)
          .filter(({ keyword }) => !(name === 'category' && keyword.endsWith('Length'))),
      ]
      return probes.map((probe) => toCase(operation, 'query', [name], probe, schemaPointer))
    })
}

/** Of a choice of schemas the first is the one with limits; the words of the others stay allowed. */
function choicesOf(
  { document }: Contract,
  pointer: string,
  schema: JsonObject,
  side: Side,
): JsonObject[] {
  const choices = asArray(schema['anyOf']).map(asObject)
  const resolved = choices.length > 0 ? choices : [follow(document, pointer).node]
  return side === 'inside' ? resolved : resolved.slice(0, 1)
}

/** Many servers treat an empty query parameter as a missing one. */
function isWorthAsking(value: unknown): boolean {
  return value !== ''
}
