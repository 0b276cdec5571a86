/** What a merchant passed, in a few words, for an error that says what it got. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (typeof value === 'string') return `the text "${value.slice(0, 40)}"`
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'function' ? 'a function' : `the ${typeof value} ${String(value)}`
}

/** The sentence of an option's error or warning: where it is, what it takes, what it got. */
export function describeMisuse(path: string, takes: string, value: unknown): string {
  return `options.${path} takes ${takes}, but got ${describeValue(value)}.`
}
