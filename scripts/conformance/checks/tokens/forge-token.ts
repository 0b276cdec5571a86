import { asObject } from '../../../../mocks/contract/json'

const GARBAGE = 'not-a-token'

/** A token that no service issued. */
export function createGarbageToken(): string {
  return GARBAGE
}

/** The token with another payload and the old signature; one that is no JWT gets another middle. */
export function alterToken(token: string): string {
  const parts = readJwt(token)
  if (!parts) {
    const middle = Math.floor(token.length / 2)
    // In its other case a hexadecimal digit would be the same.
    const other = /a/i.test(token[middle] ?? '') ? 'B' : 'A'
    return token.slice(0, middle) + other + token.slice(middle + 1)
  }
  const payload = encode({ ...parts.payload, altered: true })
  return `${parts.header}.${payload}.${parts.signature}`
}

const CUT_SIGNS = 6

/** The token without its last characters: of a JWT, a part of its signature. */
export function cutToken(token: string): string {
  return token.slice(0, Math.max(1, token.length - CUT_SIGNS))
}

/** The token with another signature of the same length; `undefined` when it is no JWT. */
export function changeSignature(token: string): string | undefined {
  const parts = readJwt(token)
  if (!parts) return undefined
  // The first character: of the last one only some bits count.
  const [first, ...rest] = parts.signature
  return token.slice(0, -parts.signature.length) + (first === 'A' ? 'B' : 'A') + rest.join('')
}

/** The token as one that claims to need no signature; `undefined` when it is no JWT. */
export function stripSignature(token: string): string | undefined {
  const parts = readJwt(token)
  return parts && `${encode({ alg: 'none', typ: 'JWT' })}.${encode(parts.payload)}.`
}

/** The token with each letter in its other case. */
export function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (sign) =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  )
}

function readJwt(token: string) {
  const [header, payload, signature, ...rest] = token.split('.')
  if (!header || !payload || !signature || rest.length > 0) return undefined
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return { header, signature, payload: asObject(claims) }
  } catch {
    return undefined
  }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
