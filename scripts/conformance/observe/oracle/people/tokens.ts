import { guessSecret } from '../../../checks/tokens/guessable-secrets'

/** What a request says of its caller. */
export interface Bearer {
  readonly token?: string
  /** In small letters. */
  readonly scheme: string
  /** Whether the recording hides it. */
  readonly isHidden: boolean
}

/** The token of an `Authorization` as in RFC 9110. */
export function readBearer(header: string | undefined): Bearer {
  const [scheme = '', token = ''] = (header ?? '').trim().split(/\s+/)
  const isHidden = token.includes('***')
  return {
    scheme: scheme.toLowerCase(),
    isHidden,
    ...(token === '' || isHidden ? {} : { token }),
  }
}

/** Shorter ones are the beginning of many. */
const SHORTEST_PART = 9
/** Something so much shorter than every token of a service is none of it. */
const MUCH_SHORTER = 4

/** Why no service has issued the token; `undefined` for one that may be from before the recording. */
export function explainForged(token: string, issued: readonly string[]): string | undefined {
  if (isUnsigned(token)) return 'is signed by nobody'
  if (guessSecret(token) !== undefined) return 'is signed with a secret that anybody guesses'
  if (issued.some((one) => isBeginning(token, one))) return 'is the beginning of another one'
  if (issued.some((one) => isAltered(token, one))) return 'is another one that was altered'
  const shortest = Math.min(...issued.map(({ length }) => length))
  const isNone = Number.isFinite(shortest) && token.length * MUCH_SHORTER < shortest
  return isNone ? 'is none at all' : undefined
}

function isUnsigned(token: string): boolean {
  const [header = '', , signature] = token.split('.')
  if (signature !== '') return false
  return /"alg"\s*:\s*"none"/i.test(Buffer.from(header, 'base64url').toString('utf8'))
}

function isBeginning(token: string, issued: string): boolean {
  return token.length >= SHORTEST_PART && issued.length > token.length && issued.startsWith(token)
}

/** The signature of a token under another payload, or another token but for a sign. */
function isAltered(token: string, issued: string): boolean {
  const [parts, others] = [token.split('.'), issued.split('.')]
  if (parts.length === 3 && others.length === 3)
    return parts[2] === others[2] && parts[2] !== '' && parts[1] !== others[1]
  if (token.length !== issued.length) return false
  return [...token].filter((sign, index) => sign !== issued[index]).length === 1
}
