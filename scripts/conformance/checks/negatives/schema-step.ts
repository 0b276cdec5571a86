import { asObject } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import { applyChange } from '../../contract/negatives/apply-change'
import { isExact } from '../../contract/negatives/is-exact'
import type { NegativeCase } from '../../contract/negatives/negative-case'
import type { RequestParts } from '../../http/build-request'
import type { FormFields } from '../../http/exchange'
import type { Step } from '../../model/check'
import { ContractFailure, Undecided } from '../../model/errors'
import type { World } from '../../model/world'
import { callProtected } from '../access/call-protected'
import { createValidParts } from './valid-parts'

/** A request that breaks one rule of the schema and must be a 400. */
export function createSchemaStep(world: World, operation: Operation, one: NegativeCase): Step {
  return {
    title: `${operation.id}, ${one.title}`,
    operation: operation.id,
    async run() {
      const valid = await createValidParts(world, operation.id)
      const parts = breakParts(world, operation, valid, one)
      try {
        await callProtected(world, operation.id, {
          ...parts,
          expect: 400,
          rule: 'bad-input',
          expected: `${one.title} breaks ${one.keyword}`,
          cause: `The rule ${one.keyword} of ${one.path.join('.') || 'the body'} is not checked.`,
        })
      } catch (error) {
        if (!(error instanceof ContractFailure)) throw error
        if (operation.id === 'updateProfile') await restoreProfile(world)
        // The transaction may have made an order; the next case needs an unused one.
        world.slots.freeTransaction.clear()
        throw error.difference.rule === 'bad-input'
          ? new ContractFailure({ ...error.difference, pointer: one.rule })
          : error
      }
    },
  }
}

function breakParts(
  { contract }: World,
  operation: Operation,
  valid: RequestParts,
  one: NegativeCase,
): RequestParts {
  switch (one.place) {
    case 'query':
      return { ...valid, query: toTexts(applyChange(valid.query ?? {}, one.path, one.change)) }
    case 'form': {
      // A field that may be absent is not in every valid form: it is added, broken.
      const fields = applyChange(valid.form, one.path, one.change)
      return { ...valid, form: toTexts(fields) }
    }
    case 'json': {
      const { body } = operation
      if (!body || !isExact(contract, body.schemaPointer, valid.json, one)) {
        throw new Undecided('this service’s data lets the case break another rule too')
      }
      return { ...valid, json: applyChange(valid.json, one.path, one.change) }
    }
  }
}

function toTexts(fields: unknown): Readonly<Record<string, string>> & FormFields {
  return Object.fromEntries(
    Object.entries(asObject(fields)).map(([name, value]) => [name, String(value)]),
  )
}

async function restoreProfile({ call, slots }: World): Promise<void> {
  const { id: userId, token, account } = slots.shopper.get()
  const { name, email, password } = account
  await call('updateProfile', { path: { userId }, token, json: { name, email, password } })
}
