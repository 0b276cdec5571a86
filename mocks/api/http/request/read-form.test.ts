import { afterEach, expect, test, vi } from 'vitest'
import { readForm } from './read-form'

const MODEL = {
  pictures: new Map([['file', { maxBytes: 1, maxPixels: 1, mediaTypes: [] }]]),
  numericFields: new Set<string>(),
}

afterEach(() => vi.unstubAllGlobals())

/** As a browser writes a file input. */
async function readFile(fileName: string) {
  const text = [
    '--x',
    `Content-Disposition: form-data; name="file"; filename="${fileName}"`,
    'Content-Type: application/octet-stream',
    '',
    '',
    '--x--',
    '',
  ].join('\r\n')
  const bytes = new Uint8Array(new TextEncoder().encode(text))
  return readForm(bytes, 'multipart/form-data; boundary=x', MODEL)
}

test('API-8 a file input in which nothing was chosen is no picture, and no field', async () => {
  expect(await readFile('')).toEqual({ fields: {}, pictures: {} })
})

test('API-8 a file of no bytes is a picture, which is refused as one', async () => {
  const form = await readFile('cover.png')
  expect(form?.pictures['file']).toMatchObject({ name: 'cover.png', size: 0 })
})

test('MPKG-2 a form is read in a test’s environment too, which has files of its own', async () => {
  vi.stubGlobal('File', class {})
  const form = await readFile('cover.png')
  expect(form?.pictures['file']).toMatchObject({ name: 'cover.png', size: 0 })
})
