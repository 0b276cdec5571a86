/** Marks a place that no value reaches; the compiler says so when one could. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
