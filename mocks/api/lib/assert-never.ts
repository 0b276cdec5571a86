/**
 * Marks unreachable code; the compiler complains when a case is missing.
 *
 * @throws Error always
 */
export function assertNever(value: never): never {
  // Not the value itself: it may be somebody's, and faults are logged.
  throw new Error(`Unexpected value of type ${typeof value}`)
}
