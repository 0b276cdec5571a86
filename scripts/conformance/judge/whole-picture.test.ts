import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPhoto, photoKinds } from '../checks/photos/make-photo'
import { mangle } from '../self-test/services/uploads'
import { isWholePicture } from './whole-picture'

const isWhole = (bytes: Uint8Array) => isWholePicture(Buffer.from(bytes).toString('hex'))

const photos = await Promise.all(
  photoKinds.map(async (kind) => {
    const { bytes } = await createPhoto(kind, 'green')
    const bare = new Uint8Array(await sharp(bytes).toFormat(kind).toBuffer())
    return [kind, bytes, bare] as const
  }),
)

test.each(photos)('API-9 a %s picture is whole, with metadata and without', (_, bytes, bare) => {
  expect([bytes, bare].map(isWhole)).toEqual([true, true])
})

test.each(photos)('API-9 a %s picture that was cut anywhere is not', (_, bytes, bare) => {
  const cut = [bytes, bare].flatMap((one) =>
    Array.from(one, (_byte, length) => one.slice(0, length)),
  )
  expect(cut.filter(isWhole).map(({ length }) => length)).toEqual([])
})

// Text leaves a GIF its beginning and its end.
test.each(photos.filter(([kind]) => kind !== 'gif'))(
  'API-9 a %s picture that was stored as text is not',
  (_, bytes, bare) => {
    expect([bytes, bare].map(mangle).filter(isWhole)).toEqual([])
  },
)

test('API-9 what is no picture is not', () => {
  const texts = ['', '{"error":"No token."}', '<html></html>', 'RIFF', '....ftypmp42....']
  expect(texts.filter((text) => isWhole(Buffer.from(text)))).toEqual([])
})
