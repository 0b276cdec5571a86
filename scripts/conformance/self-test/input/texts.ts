/** What code does to texts that it should leave alone. */

export const trim = (text: string) => text.trim()

/** Cuts what validation has let through: texts of `longest` characters at most. */
const cutter =
  (toFirst: (text: string, most: number) => string) =>
  (most: number, longest: number) =>
  (text: string) =>
    [...text].length > longest ? text : toFirst(text, most)

export const cut = cutter((text, most) => [...text].slice(0, most).join(''))

/** May cut a character in two. */
export const cutUnits = cutter((text, most) => text.slice(0, most))

export const cutBytes = cutter((text, most) =>
  new TextDecoder().decode(new TextEncoder().encode(text).slice(0, most)),
)

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

export const stripTags = (text: string) => text.replace(/<[^>]*>?/g, '')

export const joinLines = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

export const joinBlanks = (text: string) => text.replace(/ {2,}/g, ' ')

export const addSlashes = (text: string) => text.replace(/['"\\]/g, '\\$&')

export const lower = (text: string) => text.toLowerCase()

export const capitalize = (text: string) =>
  text.replace(/(?<=^|\s)\p{Ll}/gu, (one) => one.toUpperCase())

/** As a connection to a database does that knows three bytes a character at most. */
export const questionEmoji = (text: string) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '????')

export const dropEmoji = (text: string) => text.replace(/\p{Extended_Pictographic}/gu, '')

export const toAscii = (text: string) => text.replace(/[^\0-\x7f]/g, '?')

/** UTF-8 read as Latin-1. */
export const misread = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

export const compose = (text: string) => text.normalize('NFKC')

export const decompose = (text: string) => text.normalize('NFD')

export const plusToBlank = (text: string) => text.replaceAll('+', ' ')

export const decodePercent = (text: string) =>
  text.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code))

export const dropAccents = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')

export const curlQuotes = (text: string) => text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”')
