import type { Exchange } from '../../http/exchange'
import type { Answer } from '../../model/call'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import type { Slot } from '../../model/slot'
import { compareValue, expectProduct, type Wanted } from './expect-values'

export interface Keeping {
  /** When: the beginning of the steps' titles. */
  readonly when: string
  readonly shown: Slot<Answer>
  readonly by: string
  readonly rule?: Wanted['rule']
  readonly schema?: string
  readonly fields: readonly string[]
  values(): Readonly<Record<string, unknown>>
  /** The answer that has the values which the service makes itself. */
  from?(): Exchange
}

/** Steps that compare one field of an answer each, so that one difference does not hide another; they send nothing. */
export function roundTripSteps(context: CheckContext, keeping: Keeping): Step[] {
  const { when, shown, by, rule = 'read-back', schema = 'Product', fields, values, from } = keeping
  return fields.map((field) => ({
    title: `${when}: ${field.replace('/', ' ')}`,
    operation: by,
    async run() {
      const answer = shown.get()
      const source = field === 'createdAt' ? from?.() : undefined
      const wanted = {
        ...{ field, value: values()[field], by, rule, schema },
        ...(source ? { from: source } : {}),
      }
      if (schema === 'Product') return expectProduct(context, answer, wanted)
      const difference = compareValue(answer.exchange, wanted)
      if (difference) throw new ContractFailure(difference)
    },
  }))
}
