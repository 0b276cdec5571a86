import { toHex } from '../shared/to-hex'

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

/** Of its text, a key would be made for each signature. */
const keys = new Map<string, Promise<CryptoKey>>()

/** HMAC-SHA-256 in hex, as pages and servers can make it. */
export async function signText(key: string, text: string): Promise<string> {
  const imported = keys.get(key) ?? importKey(key)
  keys.set(key, imported)
  const bytes = new TextEncoder().encode(text)
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', await imported, bytes)))
}

function importKey(text: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(text)
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign'])
}
