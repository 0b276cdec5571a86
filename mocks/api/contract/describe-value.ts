const SECRET = /password|token|nonce|secret|authorization/i
const MAX_TEXT = 60
const MAX_KEYS = 8

/** Whether what has this name may be a secret. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name)
}

/** A value in a few words, for a developer: `"12"`, `a list of 3`, `nothing`. What may be a secret is only measured. */
export function describeValue(name: string, value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') {
    if (isSecretName(name)) return `a text of ${value.length} characters`
    return value.length > MAX_TEXT
      ? `${JSON.stringify(value.slice(0, MAX_TEXT))} and ${value.length - MAX_TEXT} more characters`
      : JSON.stringify(value)
  }
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value !== 'object' || value === null) return String(value)
  const keys = Object.keys(value)
  if (keys.length === 0) return 'an empty object'
  return `an object with ${keys.slice(0, MAX_KEYS).join(', ')}${keys.length > MAX_KEYS ? ' …' : ''}`
}

/** The value at a path of keys and indexes; undefined where there is none. */
export function findValue(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  )
}

/** `['response', 'body', 0, 'price']` as `response.body[0].price`. */
export function joinPath(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (/^\d+$/.test(String(step))) return `${text}[${step}]`
    return text === '' ? String(step) : `${text}.${step}`
  }, '')
}
