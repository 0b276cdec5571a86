import type { Operation } from '../../../../mocks/contract/operation'
import { productShape } from '../../../../src/api/generated/shapes/product'
import { assertAny } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import { createValidParts } from '../negatives/valid-parts'
import { compareValue } from '../round-trip/expect-values'

/** The fields that a product shows as they were sent. */
const FIELDS = ['name', 'description', 'price', 'shipping', 'quantity'] as const

/** A form sends a field that nobody filled in as an empty text: it is bad input, or left out; it is no value. */
export const createEmptyFieldsCheck: CheckFactory = (context) => ({
  id: 'empty-fields',
  title: 'An empty field of a form writes nothing',
  level: 'journeys',
  needs: ['admin', 'products'],
  kind: 'series',
  steps: FIELDS.map((field) =>
    createStep(context, context.contract.operation('updateProduct'), field),
  ),
})

function createStep(
  context: CheckContext,
  { id }: Operation,
  field: (typeof FIELDS)[number],
): Step {
  return {
    title: `update with an empty ${field}`,
    operation: id,
    isThorough: true,
    async run() {
      const { call, slots } = context
      const { path, ...parts } = await createValidParts(context, id)
      const productId = slots.products.get().victim._id
      const before = await call('showProduct', { path: { productId } })
      const written = await call(id, {
        ...parts,
        path: { ...path, productId },
        form: { [field]: '' },
        // Forms can't tell an empty field from none: "a field that is left out keeps its value".
        expect: [200, 400],
      })
      if (written.status === 400) return
      const after = await call('showProduct', { path: { productId } })
      const value = before.read(productShape)[field]
      const wanted = { field, value, by: id, rule: 'kept-value', schema: 'Product' } as const
      const difference = compareValue(after.exchange, wanted)
      if (!difference) return
      throw new ContractFailure({
        ...difference,
        expected: `400, or ${difference.expected}`,
        cause: 'An empty text is taken for a value: as a number it is 0.',
        assertion: assertAny(
          { of: 'status', isOneOf: [400], in: written.exchange },
          difference.assertion,
        ),
      })
    },
  }
}
