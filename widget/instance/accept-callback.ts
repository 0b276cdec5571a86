import type { NodeCallback } from './drop-in-instance'

/**
 * Answers as the caller asks for it: with the promise, or through a node-style callback, which is
 * called once and never in the middle of the caller's own code.
 */
export function settle<Value>(
  promise: Promise<Value>,
  callback: NodeCallback<Value> | undefined,
): Promise<Value> | undefined {
  // Untyped code passes on whatever it was given.
  if (typeof callback !== 'function') return promise
  promise.then(
    (value) => callLater(callback, null, value),
    (error: unknown) => callLater(callback, error),
  )
  return undefined
}

/** In a task of its own, so that what a callback throws is an error of the page and not of the widget. */
function callLater<Value>(callback: NodeCallback<Value>, ...args: [unknown, Value?]): void {
  setTimeout(() => {
    try {
      callback(...args)
    } catch (error) {
      reportError(error)
    }
  }, 0)
}
