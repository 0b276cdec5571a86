import type { Random } from '../../../../../mocks/api/database/seed/random'
import type { JsonObject } from '../../../../../mocks/contract/json'
import { tear } from '../spoil/hostile'

const BOUNDARY = 'fuzz-boundary'
/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')
const FILE_NAMES = [
  ...(['photo.png', '', '../../x.png', 'a"; name="price', 'x\0.png', '__proto__'] as const),
  ...(['x'.repeat(300), '\xff.png', 'a\\".png', '%22%0d%0a'] as const),
] as const satisfies readonly string[]
const NUMBERS = ['0x10', '1e2', '-0', '9'.repeat(400), `0.${'0'.repeat(400)}1`, '1.', '+1', 'NaN']
const TYPES = [
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=another',
  ],
  ...[
    `multipart/form-data; boundary=${BOUNDARY}; boundary=x`,
    `multipart/form-data; boundary="${BOUNDARY}"`,
  ],
  ...[
    `multipart/form-data; boundary=x; boundary=${BOUNDARY}`,
    `multipart/mixed; boundary=${BOUNDARY}`,
  ],
  ...[
    `multipart/form-data; boundary="${BOUNDARY}`,
    `multipart/form-data; boundary=${'b'.repeat(500)}`,
  ],
  ...[
    `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}`,
    `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
  ],
]
const MANY_PARTS = 10_000

type SpoilParts = (parts: string[], random: Random) => string[]

/** Ways to spoil a form in its parts. */
const SPOILERS: readonly [SpoilParts, ...SpoilParts[]] = [
  (parts) => [...parts, ...parts],
  (parts) => [...parts].reverse(),
  (parts) => [...parts, field('__proto__', 'x'), field('constructor', 'y'), field('toString', 'z')],
  (parts) => [...parts, field('file', 'text where a file should be')],
  (parts, random) => [...parts, fileOf('name', 'x', random.pick(FILE_NAMES))],
  (parts) => [...parts, fileOf('file', PIXEL, 'a'), fileOf('file', 'not a picture', 'b')],
  (parts) => [...parts, fileOf('file', '', 'empty.png')],
  (parts) => [...parts, part(`form-data; name="file"; filename*=utf-8''%00x.png`, PIXEL)],
  (parts) => [...parts, part(`form-data; name*=utf-8''price`, '1')],
  (parts) => [...parts, part('form-data', 'no name'), part('attachment; name="price"', '1')],
  (parts) => [
    ...parts,
    part('form-data; name="name"\r\nContent-Transfer-Encoding: base64', 'AAAA'),
  ],
  (parts) => [
    ...parts,
    part('form-data; name="name"\r\nContent-Type: text/plain; charset=utf-16', 'x'),
  ],
  (parts) => [
    ...parts,
    part('form-data; name="x"\r\nContent-Type: multipart/mixed; boundary=in', '--in\r\n\r\n--in--'),
  ],
  (parts) => [...parts, part(`form-data; name="name"\r\n${'X: y\r\n'.repeat(500)}Z: z`, 'x')],
  (parts) => [...parts, field('name', 'nul\0'), field('description', 'bytes \xff\xfe')],
  (parts, random) => [
    ...parts,
    field('price', one(NUMBERS, random)),
    field('quantity', one(NUMBERS, random)),
  ],
  (parts) => parts.map((text) => text.replaceAll('\r\n', '\n')),
  (parts) => parts.map((text) => text.replace('\r\n', '\r\n ')),
  (parts, random) => parts.map((text) => (random.chance(0.3) ? tear(text, random) : text)),
  () => [],
]

/** The bytes of a multipart form with these fields, its picture and its seams sound or not. */
export function makeForm(
  fields: JsonObject,
  random: Random,
  isSound: boolean,
): { readonly contentType: string; readonly body: Uint8Array<ArrayBuffer> } {
  const sound = Object.entries(fields).map(([name, value]) =>
    name === 'file' ? makeFilePart(random, isSound) : makeTextPart(name, value),
  )
  const isSpoilt = !isSound && random.chance(0.6)
  const parts = isSpoilt ? spoilParts(sound, random) : sound
  const end = isSpoilt && random.chance(0.1) ? '' : `--${BOUNDARY}--\r\n`
  const whole = parts.join('') + end
  const text = !isSound && random.chance(0.15) ? tear(whole, random) : whole
  const contentType = `multipart/form-data; boundary=${BOUNDARY}`
  return {
    contentType: !isSound && random.chance(0.12) ? one(TYPES, random) : contentType,
    body: new Uint8Array(Buffer.from(text, 'latin1')),
  }
}

function spoilParts(parts: string[], random: Random): string[] {
  // Slow for both sides: these come seldom.
  if (random.chance(0.005)) return [...parts, field('x', '').repeat(MANY_PARTS)]
  if (random.chance(0.005)) return [...parts, field('x'.repeat(500_000), '1')]
  return random.pick(SPOILERS)(parts, random)
}

function makeTextPart(name: string, value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return field(toBytes(name.replace(/[\r\n"]/g, ' ')), toBytes(text))
}

function makeFilePart(random: Random, isSound: boolean): string {
  const content = isSound || random.chance(0.5) ? PIXEL : tear(PIXEL, random)
  return fileOf('file', content, isSound ? FILE_NAMES[0] : random.pick(FILE_NAMES))
}

function field(name: string, value: string): string {
  return part(`form-data; name="${name}"`, value)
}

function fileOf(name: string, content: string, fileName: string): string {
  return part(
    `form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`,
    content,
  )
}

function part(disposition: string, content: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`
}

/** As its bytes in UTF-8, one character each. */
function toBytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function one(list: readonly string[], random: Random): string {
  return list[random.whole(0, list.length - 1)] ?? ''
}
