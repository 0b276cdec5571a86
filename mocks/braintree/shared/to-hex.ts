/** Bytes as lower-case hexadecimal digits, in browsers and in Node. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
