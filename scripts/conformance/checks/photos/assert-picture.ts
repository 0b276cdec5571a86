import { createHash } from 'node:crypto'
import type { Exchange } from '../../http/exchange'
import { isWholePicture } from '../../judge/whole-picture'
import { assertAll } from '../../model/assert-values'
import type { Assertion, PictureTest } from '../../model/assertion'
import { METADATA_MARKS } from './make-photo'

/** The place of a photo's address in a product. */
const AT = '/photo/data'

/** A photo that was read, and the answer that had its address. */
export interface SeenPhoto {
  readonly exchange: Exchange
  readonly bytes: Uint8Array
}

/**
 * That the photo of the answer can be shown.
 *
 * @param bytes what came in place of a picture: a script doesn't decode them, so that it is told those which are framed as one
 */
export function assertShown(bytes: Uint8Array | undefined): Assertion {
  const isFramed = bytes !== undefined && isWholePicture(Buffer.from(bytes).toString('hex'))
  return isFramed
    ? assertAll(assertPicture({ kind: 'whole' }), assertNot(bytes))
    : assertPicture({ kind: 'whole' })
}

/** That it is not one of the wrong color, where the earlier photo of the product was perhaps kept. */
export function assertReplaced(bytes: Uint8Array, earlier: SeenPhoto | undefined): Assertion {
  const isKept = earlier !== undefined && toHash(earlier.bytes) === toHash(bytes)
  const another = isKept
    ? assertPicture({ kind: 'another', than: earlier.exchange })
    : assertNot(bytes)
  return assertAll(assertPicture({ kind: 'whole' }), another)
}

/** That it has none of the metadata with which it was sent. */
export function assertBare(): Assertion {
  return assertPicture({ kind: 'lacks', texts: METADATA_MARKS })
}

function assertNot(bytes: Uint8Array): Assertion {
  return assertPicture({ kind: 'not', sha256: toHash(bytes) })
}

function assertPicture(test: PictureTest): Assertion {
  return { of: 'picture', at: AT, test }
}

function toHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
