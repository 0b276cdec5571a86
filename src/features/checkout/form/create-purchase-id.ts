const ID_BYTES = 16

/** An id that no other purchase has. Not `randomUUID`, which pages without HTTPS don't have. */
export function createPurchaseId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
