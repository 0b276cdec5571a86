/** What a `NodeCallback` is called with: as a method's type, it takes one that asks for less. */
type Callback<Value> = { call(error: unknown, value?: Value): void }['call']

/**
 * Returns the promise, or passes its outcome to a node-style callback, which is called once and always
 * asynchronously.
 */
export function settle<Value>(
  promise: Promise<Value>,
  callback: Callback<NoInfer<Value>> | undefined,
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
function callLater<Value>(callback: Callback<Value>, ...args: [unknown, Value?]): void {
  setTimeout(() => callback(...args), 0)
}
