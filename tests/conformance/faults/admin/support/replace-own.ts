/** Replaces a field of the check's own products; those of others stay as they are sent. */
export function replaceOwn(form: FormData, field: string, value: string): void {
  if (String(form.get('name')).startsWith('Conformance')) form.set(field, value)
}
