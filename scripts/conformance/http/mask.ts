import { asArray, isObject } from '../../../mocks/contract/json'
import type { Exchange } from './exchange'

/** What stands for a secret. */
export const HIDDEN = '***'

/** Fields with secrets: tokens, passwords and nonces, under the names that services give them. */
const SECRET_NAME = '[\\w-]*(?:password|passwd|token|secret|nonce|jwt|fingerprint|api_?key)'
const IS_SECRET = new RegExp(`^${SECRET_NAME}$`, 'i')
/** A cut text may end within the value. */
const SECRET_FIELDS = new RegExp(`("${SECRET_NAME}"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)("?)`, 'gi')
const BEARER = /(Bearer )[^\s"']+/gi
/** A header alone, as its name and value. */
const WHOLE_HEADER = /^([\w-]+): .*$/
/** Shorter secrets would hide ordinary words. */
const SHORTEST_LEARNT = 12
const SHORTEST_HIDDEN = 6

interface HiddenHeader {
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface Mask {
  /** Hides secrets by the names of their fields, and known ones anywhere in the text. */
  (text: string): string
  /** Remembers the secrets of a request and its answer: services repeat them in other fields and in errors. */
  learn(exchange: Pick<Exchange, 'request' | 'json'>): void
  /** Remembers a secret; a very short one only headers and names of fields hide, as it would stand in ordinary words. */
  hide(secret: string): void
  /** Remembers that a header holds tokens, altered ones too, between two texts. */
  hideHeader(header: HiddenHeader): void
}

export function createMask(given: readonly string[] = []): Mask {
  const secrets = new Set(given.filter((secret) => secret.length > 0))
  const headers: HiddenHeader[] = []
  const mask = (text: string) =>
    [...secrets]
      .reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text)
      .replace(SECRET_FIELDS, (_, before: string, value: string, after: string) =>
        value === '' || isTestNonce(value) ? before + value + after : before + HIDDEN + after,
      )
      .replace(BEARER, `$1${HIDDEN}`)
      .replace(WHOLE_HEADER, (line, name: string) => {
        const header = headers.find((one) => one.name === name.toLowerCase())
        return header ? `${name}: ${header.before}${HIDDEN}${header.after}` : line
      })
  return Object.assign(mask, {
    hide(secret: string) {
      if (secret.length >= SHORTEST_HIDDEN) secrets.add(secret)
    },
    hideHeader(header: HiddenHeader) {
      headers.push(header)
    },
    learn({ request, json }: Pick<Exchange, 'request' | 'json'>) {
      const sent = request.body?.kind === 'text' ? parse(request.body.text) : undefined
      for (const secret of [...findSecrets(json), ...findSecrets(sent)]) secrets.add(secret)
    },
  })
}

/** A header's value; cookies keep their names only, and those that are set their attributes. */
export function maskHeader(name: string, value: string, mask: Mask): string {
  if (name === 'cookie') return mask(value.split(';').map(maskPair).join(';'))
  if (name === 'set-cookie') {
    const [pair = '', ...attributes] = value.split(';')
    return mask([maskPair(pair), ...attributes.map(maskNext)].join(';'))
  }
  return mask(`${name}: ${value}`).slice(name.length + 2)
}

/** A name and a value; what has no name is all value. */
function maskPair(pair: string): string {
  const [, name = ''] = /^(\s*[^=\s]+=)/.exec(pair) ?? []
  return name + HIDDEN
}

/** Recordings put several cookies into one header, with a comma between; that of a date stays. */
function maskNext(attribute: string): string {
  return attribute.replace(/,(\s*[^=,\s]+=).*$/s, `,$1${HIDDEN}`)
}

function findSecrets(value: unknown): string[] {
  if (Array.isArray(value)) return asArray(value).flatMap(findSecrets)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (isSecret(name, inner) ? [inner] : []) : findSecrets(inner),
  )
}

/** Padding is no secret. */
function isSecret(name: string, value: string): boolean {
  if (value.length < SHORTEST_LEARNT || !IS_SECRET.test(name)) return false
  return !isTestNonce(value) && new Set(value).size >= 3
}

/** Whether a nonce is one that the payment provider has published for tests. */
export function isTestNonce(value: string): boolean {
  return value.startsWith('fake-')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
