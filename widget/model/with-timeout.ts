import { DropInError } from './terms/dropin-error'

/** Longer than the minute that braintree-web gives a request: its own error says more. */
export const TOKENIZATION_TIMEOUT_MS = 70_000

/**
 * The promise's outcome, if there is one in time.
 *
 * @throws DropInError `COMPONENT_TIMED_OUT` when there is none in time
 */
export async function withTimeout<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DropInError('COMPONENT_TIMED_OUT')), limitMs)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether `withTimeout` threw it. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DropInError && error.code === 'COMPONENT_TIMED_OUT'
}
