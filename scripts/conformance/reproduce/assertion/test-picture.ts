import { createHash } from 'node:crypto'
import { isWholePicture } from '../../judge/whole-picture'
import type { PictureTest } from '../../model/assertion'
import type { AnswerOf, SeenAnswer, SeenPicture } from './test-values'

/** Bytes as scripts see them. */
export function toSeenPicture(bytes: Uint8Array): SeenPicture {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { hex: Buffer.from(bytes).toString('hex'), sha256 }
}

/** Whether the picture at a pointer of an answer passes. */
export function testPicture(
  answer: SeenAnswer,
  at: string,
  test: PictureTest,
  answerOf: AnswerOf,
): boolean {
  const picture = answer.pictures?.[at]
  if (!picture || picture.hex === '') return false
  switch (test.kind) {
    case 'whole':
      return isWholePicture(picture.hex)
    case 'lacks':
      return test.texts.every((text) => !picture.hex.includes(toHex(text)))
    case 'another':
      return picture.sha256 !== answerOf(test.than).pictures?.[at]?.sha256
    case 'not':
      return picture.sha256 !== test.sha256
  }
}

/** A text as it stands in a file. */
export function toHex(text: string): string {
  return Buffer.from(text).toString('hex')
}
