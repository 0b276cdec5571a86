/**
 * Ends a `switch` over a union: a member that has no case yet is a compile error here.
 *
 * @throws Error when it is reached all the same
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
