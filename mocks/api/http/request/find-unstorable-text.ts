/**
 * The path of a field with a text that a database can't store (NUL, half of a surrogate pair), `undefined` when there is
 * none. Without recursion: a hostile body may nest
 * as deep as its size allows.
 */
export function findUnstorableText(body: unknown): string | undefined {
  const pending: Entry[] = [{ path: '', value: body }]
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    if (isUnstorable(entry.value)) return entry.path
    for (const child of listChildren(entry)) pending.push(child)
  }
  return undefined
}

interface Entry {
  readonly path: string
  readonly value: unknown
}

const LONE_SURROGATE = /\p{Surrogate}/u

function isUnstorable(value: unknown): boolean {
  return typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value))
}

function listChildren({ path, value }: Entry): Entry[] {
  if (Array.isArray(value)) {
    return value.map((child: unknown, index) => ({ path: `${path}[${index}]`, value: child }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, child]) => ({
    path: path === '' ? key : `${path}.${key}`,
    value: child,
  }))
}
