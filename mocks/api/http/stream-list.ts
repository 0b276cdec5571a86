const encoder = new TextEncoder()

export type Batches = AsyncIterable<readonly unknown[]>

/** Tells a list that comes batch by batch from a body that is there as a whole. */
export function isBatches(body: unknown): body is Batches {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

/**
 * Writes batches as one JSON array while they are read, so that a long list neither fills the
 * memory nor holds up other requests. A fault in the middle cuts the connection: a list that looks
 * whole is whole.
 */
export function streamList(batches: Batches): ReadableStream<Uint8Array> {
  const iterator = batches[Symbol.asyncIterator]()
  let prefix = '['
  return new ReadableStream({
    async pull(controller) {
      let next = await iterator.next()
      // A pull that brings nothing would be the last one.
      while (!next.done && next.value.length === 0) next = await iterator.next()
      if (next.done) {
        controller.enqueue(encoder.encode(prefix === '[' ? '[]' : ']'))
        controller.close()
      } else {
        controller.enqueue(encoder.encode(prefix + JSON.stringify(next.value).slice(1, -1)))
        prefix = ','
      }
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
