import { asArray, isObject } from '../../../mocks/contract/json'
import type { Exchange } from './exchange'

/** What stands for a secret. */
export const HIDDEN = '***'

/** Fields with secrets: tokens, passwords and nonces, under the names that services give them. */
const SECRET_NAME = '[\\w-]*(?:password|passwd|token|secret|nonce|jwt|fingerprint|api_?key)'
const IS_SECRET = new RegExp(`^${SECRET_NAME}$`, 'i')
const BEARER = /(Bearer )[^\s"']+/gi
/** A scheme may stand alone; what has none is all secret. */
const AUTHORIZATION = /^(?:proxy-)?authorization$/
const SCHEME = /^\s*(?:\S+\s+(?=\S)|(?:bearer|basic|digest|token)\s*$)/i
/** Headers of other programs that hold what lets somebody in. */
const SECRET_HEADER = /token|secret|passw|api-?key|session|csrf|xsrf|jwt|(?:^|-)auth(?:-|$)/
/** What is hidden where this would be is hidden because of its name. */
const PROBE = 'x'
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
  /** Remembers that a service gives this name to a field whose values are secret, however short. */
  hideField(name: string): void
}

export function createMask(given: readonly string[] = []): Mask {
  const secrets = new Set(given.filter((secret) => secret.length > 0))
  const headers: HiddenHeader[] = []
  const names = [SECRET_NAME]
  let fields = findFields(names)
  const hideValue = (_: string, before: string, value: string, after = '') =>
    value === '' || isTestNonce(value) ? before + value + after : before + HIDDEN + after
  const mask = (text: string) =>
    [...secrets]
      .reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text)
      .replace(fields.inJson, hideValue)
      .replace(fields.inForms, (match, before: string, value: string) =>
        hideValue(match, before, value),
      )
      .replace(BEARER, `$1${HIDDEN}`)
      .replace(WHOLE_HEADER, (line, name: string) => {
        const header = headers.find((one) => one.name === name.toLowerCase())
        return header ? `${name}: ${header.before}${HIDDEN}${header.after}` : line
      })
  return Object.assign(mask, {
    hide(secret: string) {
      if (secret.length >= SHORTEST_HIDDEN && !isPadding(secret)) secrets.add(secret)
    },
    hideHeader(header: HiddenHeader) {
      headers.push(header)
    },
    hideField(name: string) {
      names.push(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      fields = findFields(names)
    },
    learn({ request, json }: Pick<Exchange, 'request' | 'json'>) {
      const sent = request.body?.kind === 'text' ? parse(request.body.text) : undefined
      for (const secret of [...findSecrets(json), ...findSecrets(sent)]) secrets.add(secret)
    },
  })
}

/** Fields of these names with their values, in JSON that may be cut, and in addresses and forms. */
function findFields(names: readonly string[]): {
  readonly inJson: RegExp
  readonly inForms: RegExp
} {
  const name = `(?:${names.join('|')})`
  return {
    inJson: new RegExp(`("${name}"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)("?)`, 'gi'),
    inForms: new RegExp(`((?:^|[?&])${name}=)([^&#\\s"']*)`, 'gi'),
  }
}

/** Whether the values of a field of this name are secret. */
export function isSecretName(name: string): boolean {
  return IS_SECRET.test(name)
}

/** A value of an address or a form: its name may say that all of it is secret. */
export function maskField(name: string, value: string, mask: (text: string) => string): string {
  if (value === '' || isTestNonce(value)) return mask(value)
  const isHidden = isSecretName(name) || mask(`${name}=${PROBE}`) !== `${name}=${PROBE}`
  return isHidden ? HIDDEN : mask(value)
}

/** A header's value; cookies keep their names only, those that are set their attributes, and credentials their scheme. */
export function maskHeader(name: string, value: string, mask: (text: string) => string): string {
  if (name === 'cookie') return mask(value.split(';').map(maskPair).join(';'))
  if (name === 'set-cookie') {
    const [pair = '', ...attributes] = value.split(';')
    return mask([maskPair(pair), ...attributes.map(maskNext)].join(';'))
  }
  const isAuthorization = AUTHORIZATION.test(name)
  const isBare = isAuthorization || SECRET_HEADER.test(name)
  // What is known of a header tells more than its name.
  if (isBare && mask(`${name}: ${PROBE}`) === `${name}: ${PROBE}`) {
    if (isAuthorization) return mask(maskCredentials(value))
    return value === '' ? value : HIDDEN
  }
  return mask(`${name}: ${value}`).slice(name.length + 2)
}

function maskCredentials(value: string): string {
  const [scheme = ''] = SCHEME.exec(value) ?? []
  return value.length > scheme.length ? scheme + HIDDEN : value
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

/** It is no secret. */
function isPadding(value: string): boolean {
  return new Set(value).size < 3
}

function isSecret(name: string, value: string): boolean {
  if (value.length < SHORTEST_LEARNT || !IS_SECRET.test(name)) return false
  return !isTestNonce(value) && !isPadding(value)
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
