import type { Random } from '../../../../mocks/api/database/seed/pictures/random'
import type { JsonObject } from '../../../conformance/contract/json'
import { tear } from './hostile'

const BOUNDARY = 'fuzz-boundary'
/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const FILE_NAMES = ['photo.png', '', '../../x.png', 'a"; name="price', 'x'.repeat(300)] as const

/** The bytes of a multipart form with these fields, its picture and its seams sound or not. */
export function makeForm(
  fields: JsonObject,
  random: Random,
  isSound: boolean,
): { readonly contentType: string; readonly body: Uint8Array<ArrayBuffer> } {
  const parts = Object.entries(fields).map(([name, value]) =>
    name === 'file' ? makeFilePart(random, isSound) : makeTextPart(name, value),
  )
  if (!isSound && random.chance(0.2)) parts.push(...parts)
  const whole = `${parts.join('')}--${BOUNDARY}--\r\n`
  const text = !isSound && random.chance(0.4) ? tear(whole, random) : whole
  const boundary = !isSound && random.chance(0.1) ? 'another' : BOUNDARY
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: new Uint8Array(Buffer.from(text, 'latin1')),
  }
}

function makeTextPart(name: string, value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const bytes = Buffer.from(text).toString('latin1')
  const safeName = Buffer.from(name.replace(/[\r\n"]/g, ' ')).toString('latin1')
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${safeName}"\r\n\r\n${bytes}\r\n`
}

function makeFilePart(random: Random, isSound: boolean): string {
  const picture = PIXEL.toString('latin1')
  const content = isSound || random.chance(0.5) ? picture : tear(picture, random)
  const fileName = isSound ? FILE_NAMES[0] : random.pick(FILE_NAMES)
  return (
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n` +
    `Content-Type: image/png\r\n\r\n${content}\r\n`
  )
}
