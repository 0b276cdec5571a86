import { asObject } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { SchemaCase } from '../../contract/negatives/schema-case'
import type { Answer } from '../../model/call'
import { expectContract } from '../../model/errors'

/**
 * Fails the step unless a 400 names the field that was broken: in any case and spelling, `transaction_id` as
 * "Transaction ID" too; or the list or object that holds it.
 *
 * @throws {ContractFailure}
 */
export function expectNamed({ exchange }: Answer, operation: Operation, one: SchemaCase): void {
  const names = namesOf(one.path)
  const { error, message } = asObject(exchange.json)
  const sentence = String(error ?? message ?? '')
  expectContract(namesField(one.path, sentence), {
    rule: 'named-field',
    operation: operation.id,
    pointer: operation.responses.get(400)?.pointer ?? operation.pointer,
    expected: `a sentence that names ${names.at(-1)}`,
    got: sentence,
    cause: 'Whoever fills in the form has to guess which field is meant.',
    assertion: {
      of: 'values',
      at: error === undefined ? '/message' : '/error',
      test: { kind: 'every', value: { matches: names.map(toPattern).join('|') } },
    },
    exchange,
  })
}

/** Whether a sentence names a field, or what holds it. */
export function namesField(path: readonly string[], sentence: string): boolean {
  const names = namesOf(path)
  const words = squash(sentence)
  return names.length === 0 || names.some((name) => words.includes(squash(name)))
}

/** Without places in lists, and without the object around everything. */
function namesOf(path: readonly string[]): string[] {
  const names = path.filter((name) => !/^\d+$/.test(name))
  return names.length > 1 ? names.slice(1) : names
}

function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** In any case, with any signs between its letters. */
function toPattern(name: string): string {
  return [...squash(name)]
    .map((letter) => (/[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter))
    .join('[^a-zA-Z0-9]*')
}
