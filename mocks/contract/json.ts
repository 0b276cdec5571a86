/** A parsed JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether the value is an object and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object, or an empty one for anything else. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** The array, or an empty one for anything else. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** JSON with its value, as `null` is one; `undefined` for anything else. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** The JSON pointer (RFC 6901) made of the segments. */
export function toPointer(...segments: readonly string[]): string {
  return segments.map((one) => `/${one.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The segments of a JSON pointer, unescaped. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((one) => decodeURIComponent(one).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at the pointer, `undefined` when there is none. */
export function readPointer(root: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (node, segment) => (Array.isArray(node) ? node[Number(segment)] : asObject(node)[segment]),
    root,
  )
}

/** The object at the pointer, after following `$ref`s, and the pointer of where it is written. */
export function follow(root: unknown, pointer: string): { node: JsonObject; pointer: string } {
  const node = asObject(readPointer(root, pointer))
  const reference = node['$ref']
  return typeof reference === 'string'
    ? follow(root, reference.replace(/^#/, ''))
    : { node, pointer }
}
