export type JsonObject = Readonly<Record<string, unknown>>

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

/** A JSON pointer (RFC 6901) to what the segments lead to. */
export function toPointer(...segments: readonly string[]): string {
  return segments.map((one) => `/${one.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((one) => decodeURIComponent(one).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What stands at the pointer, `undefined` when nothing does. */
export function readPointer(root: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (node, segment) => (Array.isArray(node) ? node[Number(segment)] : asObject(node)[segment]),
    root,
  )
}
