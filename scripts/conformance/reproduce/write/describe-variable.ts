import type { Plan } from '../plan/plan'
import type { Form, Part } from '../values/template'

/** Where a text stands, and so how a variable in it is encoded. */
export type Encoding = 'plain' | 'uri' | 'json'

export interface UsedVariable {
  readonly name: string
  readonly form: Form
  /** Whether it may stand in an address or in JSON as it is; ordinary ids may. */
  readonly isOrdinary: boolean
}

/** How a part of a template stands in a script. */
export function describeVariable(
  part: Extract<Part, { readonly kind: 'variable' | 'captured' }>,
  plan: Plan,
): UsedVariable {
  if (part.kind === 'captured') {
    const isOrdinary = /^[\w.~-]+$/.test(part.text)
    return { name: plan.nameOf(part.leaf), form: part.form, isOrdinary }
  }
  const { name, form = 'as it is' } = part
  const made = plan.made.find((one) => one.name === name)
  return { name, form, isOrdinary: made?.from.kind !== 'environment' }
}
