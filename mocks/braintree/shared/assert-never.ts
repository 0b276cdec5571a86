/**
 * Makes the compiler insist that a `switch` knows every case.
 *
 * @throws Error always
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`)
}
