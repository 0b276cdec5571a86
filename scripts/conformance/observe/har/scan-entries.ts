/** What a scanner has found of an HTTP Archive so far. */
export interface EntryScanner {
  /** Takes the next part of the text; returns the entries that end in it, each as JSON. */
  push(chunk: string): readonly string[]
  /** Whether there is a list of entries at all. */
  readonly hasEntries: boolean
  /** Whether the text has ended where no archive ends. */
  readonly isCut: boolean
  /** Entries that were too long to be kept. */
  readonly tooLong: number
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58]
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const BRACKETS: ReadonlySet<number> = new Set([...OPENING, 0x5d, 0x7d])
/** `log` is in the root, `entries` in `log`, an entry in `entries`. */
const WAY: readonly (string | undefined)[] = [undefined, 'log', 'entries', undefined]
const ENTRY_DEPTH = WAY.length
const LONGEST_KEY = 20
/** A recorded answer is rarely longer than a megabyte. */
const LONGEST_ENTRY = 32_000_000

/** Finds the entries of an HTTP Archive without having the whole of it, in as much memory as the longest of them. */
export function createEntryScanner(longest: number = LONGEST_ENTRY): EntryScanner {
  let depth = 0
  /** The keys that lead to where it is, as far as they lead to entries. */
  const way: (string | undefined)[] = []
  let key: string | undefined
  let text = ''
  let isInText = false
  let isEscaped = false
  let parts: string[] | undefined
  /** Where the entry begins in the present part. */
  let from = 0
  let length = 0
  let hasEntries = false
  let hasBegun = false
  let tooLong = 0

  const isEntry = () => depth === ENTRY_DEPTH && WAY.every((one, index) => way[index] === one)
  const keep = (part: string) => {
    length += part.length
    if (length <= longest) parts?.push(part)
  }

  /** The place behind a text that has begun; the end of the chunk where it goes on. */
  const passText = (chunk: string, from: number): number => {
    let at = from
    for (; at < chunk.length && isInText; at += 1) {
      const sign = chunk.charCodeAt(at)
      isInText = isEscaped || sign !== QUOTE
      isEscaped = !isEscaped && sign === BACKSLASH
    }
    if (depth < ENTRY_DEPTH && text.length < LONGEST_KEY)
      text += chunk.slice(from, Math.min(isInText ? at : at - 1, from + LONGEST_KEY))
    return at
  }

  const open = () => {
    if (depth < ENTRY_DEPTH) way[depth] = key
    depth += 1
    hasBegun = true
    hasEntries ||= depth === ENTRY_DEPTH - 1 && way[1] === 'log' && way[2] === 'entries'
    key = undefined
  }

  const readKey = (sign: number) => {
    if (depth >= ENTRY_DEPTH) return
    if (sign === COLON) key = text
    if (sign === COMMA) key = undefined
  }

  /** The entry that ends, unless it is too long. */
  const end = (part: string): readonly string[] => {
    keep(part)
    const entry = parts?.join('') ?? ''
    parts = undefined
    if (length <= longest) return [entry]
    tooLong += 1
    return []
  }

  /** Goes on behind a bracket; the entry that it ends. */
  const passBracket = (sign: number, chunk: string, at: number): readonly string[] => {
    if (OPENING.has(sign)) {
      open()
      if (!parts && isEntry()) [parts, length, from] = [[], 0, at]
      return []
    }
    const found = parts && depth === ENTRY_DEPTH ? end(chunk.slice(from, at + 1)) : []
    depth -= 1
    return found
  }

  return {
    push(chunk) {
      const found: string[] = []
      from = 0
      let at = isInText ? passText(chunk, 0) : 0
      for (; at < chunk.length; at += 1) {
        const sign = chunk.charCodeAt(at)
        if (sign === QUOTE) {
          isInText = true
          text = ''
          at = passText(chunk, at + 1) - 1
        } else if (BRACKETS.has(sign)) found.push(...passBracket(sign, chunk, at))
        else readKey(sign)
      }
      if (parts) keep(chunk.slice(from))
      return found
    },
    get hasEntries() {
      return hasEntries
    },
    get isCut() {
      return !hasBegun || depth > 0
    },
    get tooLong() {
      return tooLong
    },
  }
}
