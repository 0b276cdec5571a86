import { asObject } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { Contract } from '../../contract/read-contract'
import type { Exchange } from '../../http/exchange'
import { assertAny, assertEvery } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, type Difference } from '../../model/errors'
import { type FieldPath, findBrokenField } from './find-broken-field'

/** Looks through the answers to bad input once more; sends nothing. */
export const createNamedFieldsCheck: CheckFactory = (context) => ({
  id: 'named-fields',
  title: 'Errors name the field that is wrong',
  level: 'shapes',
  kind: 'table',
  isReadOnly: true,
  steps: context.contract.operations
    .filter(({ body, parameters }) => body || parameters.some((one) => one.in === 'query'))
    .map((operation) => createStep(context, operation)),
})

function createStep({ client, contract }: CheckContext, operation: Operation): Step {
  return {
    title: `${operation.id}: the sentences of its 400s`,
    operation: operation.id,
    async run() {
      const refusals = client.exchanges
        .filter(({ request }) => request.operation === operation.id)
        .flatMap((answer) => readRefusal(contract, operation, answer))
      const difference = findUnnamed(operation, refusals)
      if (difference) throw new ContractFailure(difference)
    },
  }
}

function readRefusal(
  contract: Contract,
  operation: Operation,
  answer: Exchange,
): readonly FieldRefusal[] {
  if (answer.status !== 400) return []
  const field = findBrokenField(contract, operation, answer.request)
  const { key, sentence } = readSentence(answer)
  return field && sentence !== '' ? [{ answer, field, key, sentence }] : []
}

/** So many refusals of an operation are compared with the next one. */
const MOST_REFUSALS = 50

/** Looks at answers one after the other: says when a sentence names no field, and was answered for another one too. */
export function createRefusalWatch(
  contract: Contract,
): (operation: Operation, answer: Exchange) => Difference | undefined {
  const known = new Map<string, readonly FieldRefusal[]>()
  return (operation, answer) => {
    const [refusal] = readRefusal(contract, operation, answer)
    if (!refusal) return undefined
    const refusals = [...(known.get(operation.id) ?? []), refusal].slice(-MOST_REFUSALS)
    known.set(operation.id, refusals)
    return findUnnamed(operation, refusals)
  }
}

interface FieldRefusal {
  readonly answer: Exchange
  readonly field: FieldPath
  /** Where the sentence stands. */
  readonly key: 'error' | 'message'
  readonly sentence: string
}

/**
 * The difference of a sentence that is answered for two fields, or for a field and for a body that can't be read, and names
 * neither. A sentence may be in any language and call a field as people do: of one that comes for one field alone it can't
 * be said that it does not name it.
 */
function findUnnamed(
  { id, responses }: Operation,
  refusals: readonly FieldRefusal[],
): Difference | undefined {
  const unnamed = refusals.filter(({ field, sentence }) => !isNamed(field, sentence))
  for (const { answer, field, key, sentence } of unnamed) {
    const isForOthers = unnamed.some(
      (one) => toWords(one.sentence) === toWords(sentence) && one.field.join() !== field.join(),
    )
    const name = field.at(-1)
    if (!isForOthers || name === undefined) continue
    return {
      rule: 'named-field',
      operation: id,
      pointer: responses.get(400)?.pointer ?? '/components/responses/BadInput',
      expected: `a sentence that names ${name}`,
      got: sentence,
      cause: 'One sentence is answered whichever field is wrong: whoever reads it has to guess.',
      exchange: answer,
      // A repaired service may say it in the other one.
      assertion: assertAny(
        ...[key, key === 'error' ? 'message' : 'error'].map((one) =>
          assertEvery(`/${one}`, { matches: toPattern(name) }),
        ),
      ),
    }
  }
  return undefined
}

function readSentence({ json }: Exchange): Pick<FieldRefusal, 'key' | 'sentence'> {
  const { error, message } = asObject(json)
  if (typeof error === 'string') return { key: 'error', sentence: error }
  return { key: 'message', sentence: typeof message === 'string' ? message : '' }
}

function isNamed(field: FieldPath, sentence: string): boolean {
  const letters = toLetters(sentence)
  // What holds every field names none of them.
  const names = field.length > 1 ? field.slice(1) : field
  return names.some((name) => letters.includes(toLetters(name)))
}

/** `transaction_id`, `Transaction ID` and `transactionId` are one name. */
function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** The words without ids and numbers, which may differ from answer to answer. */
function toWords(sentence: string): string {
  return sentence.replaceAll(/\S*\d\S*/g, '#')
}

function toPattern(name: string): string {
  return [...name].map((sign) => `[${sign.toLowerCase()}${sign.toUpperCase()}]`).join('[^A-Za-z]?')
}
