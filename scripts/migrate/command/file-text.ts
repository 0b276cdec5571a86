/** How the bytes of a file say its text. */
export interface Encoding {
  readonly name: 'utf8' | 'utf16le' | 'latin1'
  /** Whether the file begins with a byte order mark, which is no part of its text. */
  readonly hasMark: boolean
}

const MARK = '\ufeff'

/**
 * The text of a file. What is neither UTF-8 nor marked as UTF-16 is read byte by byte: in every other encoding that pages
 * are written in, ASCII is ASCII, and all else goes back as it came.
 */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } {
  const name = nameOf(bytes)
  const text = bytes.toString(name)
  const hasMark = name !== 'latin1' && text.startsWith(MARK)
  return { text: hasMark ? text.slice(MARK.length) : text, encoding: { name, hasMark } }
}

/** The bytes of a text, in the encoding that its file has. */
export function encodeText(text: string, { name, hasMark }: Encoding): Buffer {
  return Buffer.from(hasMark ? MARK + text : text, name)
}

function nameOf(bytes: Buffer): Encoding['name'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf8'
  } catch {
    return 'latin1'
  }
}
