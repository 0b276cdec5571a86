const encoder = new TextEncoder()

export type Batches = AsyncIterable<readonly unknown[]>

/** Tells a list that comes batch by batch from a body that is there as a whole. */
export function isBatches(body: unknown): body is Batches {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

/**
 * Writes batches as one JSON array while they are read, so that a long list neither fills the
 * memory nor holds up other requests. The first batch is there before the answer begins: a service
 * that can't read at all says so. A fault in the middle is told to `onFault` and cuts the connection:
 * a list that looks whole is whole.
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
      // The answer has begun: all that can be told of the fault is that this is not all.
      throw new Error('A list was cut off in the middle.')
    }
  }
  return new ReadableStream({
    async pull(controller) {
      // A pull that brings nothing would be the last one.
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
