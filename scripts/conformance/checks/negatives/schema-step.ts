import type { Operation } from '../../../../mocks/contract/operation'
import { isExact } from '../../contract/negatives/is-exact'
import type { SchemaCase } from '../../contract/negatives/schema-case'
import type { RequestParts } from '../../http/build-request'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, Undecided } from '../../model/errors'
import { callProtected } from '../access/call-protected'
import { changeParts } from './change-parts'
import { repair } from './repair'
import { createValidParts } from './valid-parts'

const TEXT_LIMITS: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'pattern'])

/** Whether a case breaks what it is meant to break, and nothing else, of a body that conforms. */
type IsApt = typeof isExact

/** A request that breaks one rule of the schema and must be a 400. */
export function createSchemaStep(
  context: CheckContext,
  operation: Operation,
  one: SchemaCase,
  isApt: IsApt = isExact,
): Step {
  return {
    title: `${operation.id}, ${one.title}`,
    operation: operation.id,
    // Nothing is stored by a sign-in, so that a text beyond its limits does little harm there.
    isThorough: operation.id === 'signIn' && TEXT_LIMITS.has(one.keyword),
    async run() {
      const valid = await createValidParts(context, operation.id)
      expectApt(context, operation, valid, one, isApt)
      try {
        await callProtected(context, operation.id, {
          ...changeParts(valid, one),
          expect: 400,
          rule: 'bad-input',
          expected: `${one.title} breaks ${one.keyword}`,
          cause: explain(one),
        })
      } catch (error) {
        if (!(error instanceof ContractFailure)) throw error
        await repair(context, operation.id)
        throw error.difference.rule === 'bad-input'
          ? new ContractFailure({ ...error.difference, pointer: one.rule })
          : error
      }
    },
  }
}

function explain({ keyword, path, change }: SchemaCase): string {
  const place = path.join('.') || 'the body'
  const cause = `The rule ${keyword} of ${place} is not checked`
  if (change.kind !== 'shout') return `${cause}.`
  return `${cause}, or ${place.toUpperCase()} is read as ${place}: names of fields are compared with their case, and others are ignored.`
}

/** Whether the service's own data let the case break no other rule: the valid request is not the contract's example. */
function expectApt(
  { contract }: CheckContext,
  { body }: Operation,
  { json }: RequestParts,
  one: SchemaCase,
  isApt: IsApt,
): void {
  if (one.place === 'json' && !(body && isApt(contract, body.schemaPointer, json, one))) {
    throw new Undecided('this service’s data lets the case break another rule too')
  }
}
