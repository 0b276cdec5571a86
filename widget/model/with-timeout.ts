import { DropInError } from './terms/dropin-error'

/** The promise's outcome, or a `COMPONENT_TIMED_OUT` error when there is none in time. */
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
