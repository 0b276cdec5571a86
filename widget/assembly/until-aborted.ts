import { DropInError } from '../model/terms/dropin-error'

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
