import { expect, test } from 'vitest'
import { treat } from './read-run-limits'

test.each([
  'http://localhost:3000/api',
  'http://127.0.0.1:80/api',
  'http://127.8.9.1/api',
  'http://[::1]:3000/api',
  'http://0.0.0.0:3000/api',
  'http://shop.localhost/api',
  'http://service.test/api',
])('CONF-6 on this machine nothing is held back: %s', (baseUrl) => {
  expect(treat({}, baseUrl)).toEqual({ limits: { stopsWhenUnwell: false }, isReadOnly: false })
})

test.each([
  'http://service:3000/api',
  'https://shop.example/api',
  'http://192.168.0.4/api',
  'http://localhost.example/api',
  'http://test/api',
])('CONF-6 elsewhere people are taken for granted: %s', (baseUrl) => {
  const { limits, isReadOnly, notice, gap } = treat({}, baseUrl)
  expect({ limits, isReadOnly }).toEqual({
    limits: { stopsWhenUnwell: true, perSecond: 10 },
    isReadOnly: true,
  })
  expect(notice).toMatch(/is not this machine: nothing is written .*at most 10 requests a second/)
  expect(gap).toMatch(/Give --writes all, or --shared no\./)
})

const ELSEWHERE = 'https://shop.example/api'
const ALL = Number.POSITIVE_INFINITY

test('CONF-6 what is asked for is done, and is no gap', () => {
  expect(treat({ isShared: false }, ELSEWHERE)).toEqual({
    limits: { stopsWhenUnwell: false },
    isReadOnly: false,
  })
  expect(treat({ isShared: false, perSecond: 5, writes: 7 }, ELSEWHERE)).toEqual({
    limits: { stopsWhenUnwell: false, perSecond: 5, writes: 7 },
    isReadOnly: false,
  })
  const many = treat({ writes: 40 }, ELSEWHERE)
  expect(many.limits).toEqual({ stopsWhenUnwell: true, perSecond: 10, writes: 40 })
  expect(many.gap).toBeUndefined()
  expect(treat({ writes: 0 }, ELSEWHERE).gap).toBeUndefined()
  expect(treat({ writes: ALL, perSecond: ALL }, ELSEWHERE).limits).toEqual({
    stopsWhenUnwell: true,
  })
})

test('CONF-6 a service on this machine can be shared', () => {
  const { limits, isReadOnly } = treat({ isShared: true }, 'http://localhost:3000/api')
  expect({ limits, isReadOnly }).toEqual({
    limits: { stopsWhenUnwell: true, perSecond: 10 },
    isReadOnly: true,
  })
})
