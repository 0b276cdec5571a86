/** Makes the compiler insist that a `switch` knows every case. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`)
}
