import { DropInError } from '../model/terms/dropin-error'

/** The outcome of a task that may fail, kept until it is used. */
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

/** The same for a promise; a rejection before the outcome is read is not reported as unhandled. */
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

/**
 * The promise's outcome, or an `ABORTED` error as soon as the signal says so.
 *
 * @throws DropInError `ABORTED`
 */
export function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DropInError('ABORTED', { cause: signal.reason }))
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
