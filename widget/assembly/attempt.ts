/** The outcome of something that may fail, kept until it is its turn to be told. */
export type Outcome<Value> =
  | { readonly isDone: true; readonly value: Value }
  | { readonly isDone: false; readonly error: unknown }

export function attempt<Value>(task: () => Value): Outcome<Value> {
  try {
    return { isDone: true, value: task() }
  } catch (error) {
    return { isDone: false, error }
  }
}

/** The same for a promise: nobody has to listen at once. */
export async function attemptAsync<Value>(promise: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { isDone: true, value: await promise }
  } catch (error) {
    return { isDone: false, error }
  }
}

/**
 * The value of an attempt that succeeded.
 *
 * @throws the error of an attempt that failed
 */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.isDone) return outcome.value
  throw outcome.error
}
