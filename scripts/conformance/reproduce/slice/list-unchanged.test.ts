import { expect, test, vi } from 'vitest'
import { anyExchange } from '../../http/testing/any-exchange'
import { isSameRequest, listUnchanged } from './list-unchanged'

const write = (number: number) => anyExchange('createProduct', { number })
const read = (number: number, text: string) => {
  const asked = anyExchange('listProducts', { number, text })
  return { ...asked, request: { ...asked.request, method: 'GET' as const } }
}

test('API-9 of reads that are answered alike whatever is written the first comes along', () => {
  const [first, second, judged] = [read(2, '[]'), read(4, '[]'), read(6, '[]')]
  const all = [read(1, '[1]'), first, write(3), second, write(5), judged]
  expect(listUnchanged([judged], all)).toEqual([first])
})

test('API-9 nothing does where the answer changed with the last write, or nothing was written', () => {
  const judged = read(3, '[1]')
  expect(listUnchanged([judged], [read(1, '[]'), write(2), judged])).toEqual([])
  expect(listUnchanged([judged], [read(1, '[1]'), read(2, '[1]'), judged])).toEqual([])
  expect(listUnchanged([judged], [judged])).toEqual([])
})

test('API-9 nothing does for a write, or a refusal', () => {
  expect(listUnchanged([write(3)], [write(1), write(2), write(3)])).toEqual([])
  const refused = (number: number) => ({ ...read(number, '{}'), status: 404 })
  expect(listUnchanged([refused(3)], [refused(1), write(2), refused(3)])).toEqual([])
})

test('API-9 two requests with a photo are compared by its bytes, which are not written out', () => {
  const withPhoto = (last: number) => {
    const bytes = Uint8Array.of(0, last)
    const file = { name: 'photo.webp', mediaType: 'image/webp', bytes }
    const sent = anyExchange('createProduct', { number: 1 })
    return {
      ...sent,
      request: { ...sent.request, body: { kind: 'form', fields: { file } } as const },
    }
  }
  const [one, same, another] = [withPhoto(1), withPhoto(1), withPhoto(2)]
  // Of a photo of 5 MB that takes some seconds.
  const written = vi.spyOn(JSON, 'stringify')
  expect(isSameRequest(one, same)).toBe(true)
  expect(isSameRequest(one, another)).toBe(false)
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})
