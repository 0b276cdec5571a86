const encoder = new TextEncoder()

export type Batches = AsyncIterable<readonly unknown[]>

/** Whether a body is a list in batches. */
export function isBatches(body: unknown): body is Batches {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

/**
 * Writes batches as one JSON array while they are read, so that a long list neither fills the memory nor delays other
 * requests. The first batch is read before the response begins, so that a failing database is still a 500. A later error
 * goes to `onFault` and breaks the connection, so that a complete list is always whole.
 *
 * @throws whatever reading the first batch throws
 */
export async function streamList(
  batches: Batches,
  onFault: (fault: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const iterator = batches[Symbol.asyncIterator]()
  let next = await iterator.next()
  let prefix = '['
  const advance = async () => {
    try {
      next = await iterator.next()
    } catch (fault) {
      onFault(fault)
      // The response has begun, so that breaking it off is all that is left.
      throw new Error('A list was cut off in the middle.')
    }
  }
  return new ReadableStream({
    async pull(controller) {
      // A pull that enqueues nothing is not repeated.
      while (!next.done && next.value.length === 0) await advance()
      if (next.done) {
        controller.enqueue(encoder.encode(prefix === '[' ? '[]' : ']'))
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(prefix + JSON.stringify(next.value).slice(1, -1)))
      prefix = ','
      await advance()
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
