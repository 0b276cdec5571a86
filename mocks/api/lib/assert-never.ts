/** Marks a place that no value reaches; the compiler says so when one could. */
export function assertNever(value: never): never {
  // Not the value itself: it may be somebody's, and faults are logged.
  throw new Error(`Unexpected value of type ${typeof value}`)
}
