import { expect, test } from 'vitest'
import { readPhoto } from './read-photo'

const baseUrl = 'http://shop.test/api'

test('API-9 a photo on another machine that does not answer is said with where it is', async () => {
  const settings = { baseUrl, fetch: () => Promise.reject(new Error('fetch failed')) }
  expect(await readPhoto(settings, 'https://cdn.shop.test/lamp.webp')).toEqual({
    kind: 'unreached',
    got: 'fetch failed at https://cdn.shop.test',
  })
})

test('API-9 a photo that another machine refuses is said with where it is', async () => {
  const settings = { baseUrl, fetch: async () => new Response('', { status: 403 }) }
  expect(await readPhoto(settings, 'https://cdn.shop.test/lamp.webp')).toEqual({
    kind: 'unreached',
    got: '403 at https://cdn.shop.test',
  })
})
