/** A refusal that belongs to one field of the form that was sent. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal'
  readonly field: string

  /** @param message a sentence for people, shown at the field and in the form's alert */
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Where the service names a field first (`password: …`), as the contract has it for what was sent. */
const NAMED = /^(\w+): (.+)$/

/** The field of the form that a refusal is about, and what to say there; `undefined` where it names none. */
export function findRefusedField(
  error: unknown,
  message: string,
  fields: readonly string[],
): { readonly field: string; readonly message: string } | undefined {
  if (error instanceof FieldRefusal) return error
  const [, field = '', reason = ''] = NAMED.exec(message) ?? []
  if (!fields.includes(field)) return undefined
  return { field, message: reason.charAt(0).toUpperCase() + reason.slice(1) }
}
