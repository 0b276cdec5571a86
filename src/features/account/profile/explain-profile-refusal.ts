import { explainRefusal } from '../../../api/explain-refusal'
import { FieldRefusal } from '../../../ui/form/field-refusal'

/** Why the profile was not changed: what the form found out by itself, else what the service says. */
export function explainProfileRefusal(error: unknown): string {
  return error instanceof FieldRefusal ? error.message : explainRefusal(error)
}
