import type { Random } from '../../../../../mocks/api/database/seed/random'
import { tear } from './hostile'

/** A JSON body as it is sent: its bytes, and what is said of them. */
export interface SentJson {
  readonly contentType: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

type Spoiler = (text: string, random: Random) => Partial<SentJson>

const JSON_TYPE = 'application/json'
/** Numbers that a double can't represent, or that two parsers may read differently. */
const NUMBERS = [
  ...(['1e999', '-1E400', '-0', '-0.0', '1e-400', '5e-324', '12345678901234567890'] as const),
  ...(['0.1000000000000000055511151231257827', '1E0', '100e-2', '9007199254740993'] as const),
  ...(['0x10', '01', '+1', '.5', '1.', 'NaN', 'Infinity', '1_000'] as const),
] as const satisfies readonly string[]
/** NUL, halves of a pair in the wrong order, a pair, a byte order mark, an escape that is none. */
const ESCAPES = ['\\u0000', '\\ud83d', '\\udc00\\ud83d', '\\ud83e\\ude81', '\\ufeff', '\\x00']
const CONTENT_TYPES = [
  ...['text/plain', 'application/xml', 'multipart/form-data', '', 'application/json, text/plain'],
  ...['application/json; charset=utf-16', 'application/json;charset="utf-7"', 'APPLICATION/JSON'],
  ...['application/json;;;', 'application/jsonx', ' application/json ', 'application/json; a=","'],
]
const DEEP = 100_000
const WIDE = 300_000
const A_STRING = /"(?=[^"]*")/g
const A_NUMBER = /(?<=[:[,])-?\d+(?:\.\d+)?/g
const A_FIELD = /"[^"\\]+":/g

/** Ways to spoil a JSON text as a text, which a value can't express. */
const SPOILERS: readonly [Spoiler, ...Spoiler[]] = [
  (text, random) => ({ body: tear(text, random) }),
  (text) => ({ body: JSON.stringify(text) }),
  (text) => ({ body: JSON.stringify(JSON.stringify(text)) }),
  (text, random) => ({ body: replaceOne(text, A_NUMBER, pick(NUMBERS, random), random) }),
  (text, random) => ({ body: replaceOne(text, A_STRING, `"${pick(ESCAPES, random)}`, random) }),
  (text, random) => ({ body: duplicateField(text, random) }),
  (text) => ({ body: text.replace('{', '{"__proto__":{"role":1},"constructor":{"prototype":1},') }),
  (text) => ({ body: `{"__proto__":${text}}` }),
  (text) => ({ body: `[${text}]` }),
  (text) => ({ body: `\ufeff${text}` }),
  (text) => ({ body: `${text}//` }),
  (text) => ({ body: new Uint8Array(Buffer.from(text, 'utf16le')) }),
  (text) => ({
    body: new Uint8Array(Buffer.from(text, 'utf16le')),
    contentType: `${JSON_TYPE}; charset=utf-16le`,
  }),
  (text) => ({ body: new Uint8Array(Buffer.from(text.replace('"', '"\xff\xc0\x80'), 'latin1')) }),
  (_, random) => ({ contentType: pick(CONTENT_TYPES, random) }),
  () => ({ body: '' }),
]
/** The same, but slow for both sides: these come seldom. */
const HEAVY: readonly [Spoiler, ...Spoiler[]] = [
  (text) => ({ body: text.replace('{', `{"x":${nest('{"x":', '}')},`) }),
  (text) => ({ body: text.replace('{', `{"x":${nest('[', ']')},`) }),
  () => ({ body: nest('[', ']') }),
  (text) => ({ body: text.replace('{', `{"x":[${'0,'.repeat(WIDE)}0],`) }),
  (text) => ({ body: text.replace('{', `{"${'k'.repeat(500_000)}":"\\u0000",`) }),
  (text) => ({ body: text + ' '.repeat(1024 * 1024) }),
]

/** The text as JSON is sent, spoilt as a text or in what is said of it. */
export function spoilJson(text: string, random: Random): SentJson {
  const spoiler = random.chance(0.01) ? random.pick(HEAVY) : random.pick(SPOILERS)
  return { contentType: JSON_TYPE, body: text, ...spoiler(text, random) }
}

function nest(open: string, close: string): string {
  return `${open.repeat(DEEP)}0${close.repeat(DEEP)}`
}

function duplicateField(text: string, random: Random): string {
  const [field = '"x":'] = text.match(A_FIELD) ?? []
  return random.chance(0.5)
    ? text.replace('{', `{${field}"\\u0000",`)
    : text.replace(/\}$/, `,${field}null}`)
}

function replaceOne(text: string, pattern: RegExp, by: string, random: Random): string {
  const places = [...text.matchAll(pattern)]
  const place = places[random.whole(0, places.length - 1)]
  if (!place) return text
  return text.slice(0, place.index) + by + text.slice(place.index + place[0].length)
}

function pick(list: readonly string[], random: Random): string {
  return list[random.whole(0, list.length - 1)] ?? ''
}
