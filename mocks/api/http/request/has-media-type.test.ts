import { expect, test } from 'vitest'
import { hasMediaType } from './has-media-type'

test.each([
  ['application/json', true],
  ['Application/JSON ; charset=utf-8', true],
  ['application/json;charset="UTF-8"', true],
  ['application/json; charset=utf8; x=y', true],
  ['application/json; charset=utf-16', false],
  ['application/json; charset="utf-16le"', false],
  ['application/json; charset=', false],
  ['application/json; x=y; CHARSET = latin1', false],
  ['application/json, text/plain', false],
  ['application/json-seq', false],
  ['text/plain', false],
  ['', false],
  [null, false],
])('%s is JSON in UTF-8: %s', (contentType, isJson) => {
  expect(hasMediaType(contentType, 'application/json')).toBe(isJson)
})
