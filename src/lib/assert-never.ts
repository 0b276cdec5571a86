/** Ends a `switch` over a union: a case that was forgotten is a compile error here. */
export function assertNever(value: never): never {
  throw new Error(`Expected no other case, got ${JSON.stringify(value)}`)
}
