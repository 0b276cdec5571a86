import type { NodeCallback } from './drop-in-instance'

/**
 * Returns the promise, or passes its outcome to a node-style callback, which is called once and always
 * asynchronously.
 */
export function settle<Value>(
  promise: Promise<Value>,
  callback: NodeCallback<Value> | undefined,
): Promise<Value> | undefined {
  // Untyped code may pass anything.
  if (typeof callback !== 'function') return promise
  promise.then(
    (value) => callLater(callback, null, value),
    (error: unknown) => callLater(callback, error),
  )
  return undefined
}

/** In a separate task, so that an error of the callback is reported as one of the page. */
function callLater<Value>(callback: NodeCallback<Value>, ...args: [unknown, Value?]): void {
  setTimeout(() => callback(...args), 0)
}
