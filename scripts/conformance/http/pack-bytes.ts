/** Bytes as base64, and how many zeros follow. */
export function packBytes(bytes: Uint8Array): { readonly base64: string; readonly zeros: number } {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  return {
    base64: Buffer.from(bytes.subarray(0, end)).toString('base64'),
    zeros: bytes.length - end,
  }
}
