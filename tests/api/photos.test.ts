import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { admin } from './support/accounts'
import { drawPhoto, productFields } from './support/forms'
import { provideApi } from './support/test-api'

const it = provideApi()

const send = async (file: Blob) => {
  const as = await it.client.as(admin)
  return it.client.send('createProduct', { as, body: productFields({ file }) })
}
const upload = async (file: Blob) => {
  const as = await it.client.as(admin)
  const { data } = await it.client.call('createProduct', { as, body: productFields({ file }) })
  return data?.photo?.data ?? ''
}
const load = async (address: string) => {
  const response = await it.api.app.request(address)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'API-8 a photo in %s is served as WebP',
  async (format) => {
    const { response, bytes } = await load(await upload(await drawPhoto(format)))
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
  },
)

test('API-8 a photo is kept upright, without metadata, and no larger than 1200 pixels', async () => {
  const lying = await drawPhoto('jpeg', { width: 3000, height: 1500 })
  const file = await sharp(await lying.arrayBuffer())
    .withExif({ IFD0: { Copyright: 'Sol Newcomer' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(file.includes('Newcomer')).toBe(true)
  const { bytes } = await load(await upload(new Blob([new Uint8Array(file)])))
  const facts = await sharp(bytes).metadata()
  expect(facts).toMatchObject({ width: 600, height: 1200 })
  expect(facts.exif).toBeUndefined()
  expect(bytes.includes('Newcomer')).toBe(false)
})

test('API-8 a photo is cached for ever under the hash of its content', async () => {
  const address = await upload(await drawPhoto('png', { width: 800, height: 600 }))
  expect(address).toMatch(/^\/api\/photo\/[0-9a-f]{64}\.webp$/)
  const { response } = await load(`${address}?width=320`)
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  const etag = response.headers.get('ETag') ?? ''
  const again = await it.api.app.request(`${address}?width=320`, {
    headers: { 'If-None-Match': etag },
  })
  expect(again.status).toBe(304)
  const other = await it.api.app.request(`${address}?width=720`, {
    headers: { 'If-None-Match': etag },
  })
  expect(other.status).toBe(200)
})

describe('a photo whose product is gone', () => {
  const remove = async (productId = '') =>
    it.client.send('deleteProduct', {
      as: await it.client.as(admin),
      path: { productId },
    })
  const create = async (file: Blob) => {
    const as = await it.client.as(admin)
    const { data } = await it.client.call('createProduct', { as, body: productFields({ file }) })
    return { id: data?._id, address: data?.photo?.data ?? '' }
  }

  test('API-8 it is a 404 at once, also in a width that was asked for before', async () => {
    const { id, address } = await create(await drawPhoto('png', { color: '#123456' }))
    const { response } = await load(`${address}?width=320`)
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    expect((await remove(id)).status).toBe(200)
    for (const query of ['?width=320', '?width=720', '']) {
      expect((await load(address + query)).response.status).toBe(404)
    }
    const again = await it.api.app.request(`${address}?width=320`, { headers })
    expect(again.status).toBe(404)
    expect(again.headers.get('Cache-Control') ?? '').not.toContain('immutable')
  })

  test('API-8 it stays while another product has the same one', async () => {
    const photo = await drawPhoto('png', { color: '#654321' })
    const [one, other] = [await create(photo), await create(photo)]
    expect(one.address).toBe(other.address)
    expect((await load(one.address)).response.status).toBe(200)
    await remove(one.id)
    expect((await load(other.address)).response.status).toBe(200)
    await remove(other.id)
    expect((await load(other.address)).response.status).toBe(404)
  })
})

test.each([
  [320, 320],
  [720, 720],
  [1200, 800],
])('API-8 in a width of %d the photo is %d pixels wide', async (width, expected) => {
  const address = await upload(await drawPhoto('png', { width: 800, height: 600 }))
  const { bytes } = await load(`${address}?width=${width}`)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: expected })
})

test("API-8 the seed's pictures are drawn when they are looked at, in every width", async () => {
  const [product] = await it.client.call('listProducts', { query: { sortBy: 'sold', limit: '1' } })
  for (const width of [320, 480, 720, 960, 1200]) {
    const { bytes } = await load(`${product?.photo?.data}?width=${width}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: (width * 3) / 4 })
  }
})

test.each([
  ['a width that is not offered', '?width=10000', 400],
  ['a width in words', '?width=wide', 400],
])('API-6 %s is a 400', async (_, query, status) => {
  const { response } = await load(`${await upload(await drawPhoto())}${query}`)
  expect(response.status).toBe(status)
})

test.each([`${'0'.repeat(64)}.webp`, 'nothing.webp', '..%2f..%2fopenapi.yaml'])(
  'API-6 the photo %s is a 404',
  async (file) => {
    expect((await load(`/api/photo/${file}`)).response.status).toBe(404)
  },
)

const XXE =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a;</text></svg>'

test.each([
  ['words', new Blob(['no picture at all'], { type: 'image/png' })],
  ['a file of no bytes', new File([], 'cover.png', { type: 'image/png' })],
  ['a script in SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'])],
  ['a script that begins like a GIF', new Blob(['GIF89a=1;alert(1)'], { type: 'image/gif' })],
  ['a PDF', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj'], { type: 'image/png' })],
  ['an entity in SVG', new Blob([XXE], { type: 'image/svg+xml' })],
  ['the first half of a PNG', null],
])('API-6 %s named a picture is a 400 that names the field', async (_, file) => {
  const half = async () => {
    const png = await drawPhoto('png', { width: 500, height: 500 })
    return png.slice(0, Math.floor(png.size / 2))
  }
  expect(await send(file ?? (await half()))).toMatchObject({
    status: 400,
    body: { success: false, message: expect.stringMatching(/^file: /) },
  })
})

test('API-6 a picture of a kind that the contract does not name is a 400', async () => {
  expect((await send(await drawPhoto('tiff'))).status).toBe(400)
})

test('API-6 a photo of more bytes than the contract allows is a 413', async () => {
  const { maxBytes } = it.api.contract.pictureLimits
  for (const extra of [1, 1024 * 1024]) {
    expect(await send(new Blob([new Uint8Array(maxBytes + extra)]))).toMatchObject({
      status: 413,
      body: { success: false, message: 'file: must be at most 5 MB large.' },
    })
  }
})

test('API-6 a photo of more pixels than the contract allows is a 413 before it is unpacked', async () => {
  const file = await drawPhoto('png', { width: 8000, height: 5001 })
  expect(file.size).toBeLessThan(it.api.contract.pictureLimits.maxBytes)
  expect(await send(file)).toMatchObject({
    status: 413,
    body: { success: false, message: expect.stringMatching(/^file: .*pixels/) },
  })
})
