import { expect, test } from 'vitest'
import { matchesTag } from './entity-tag'

test.each([undefined, '*', ' * ', '"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '"a", W/"c"'])(
  'API-10 %j lets the change of "a" pass',
  (header) => {
    expect(matchesTag(header, '"a"')).toBe(true)
  },
)

test.each(['', 'a', '"b"', 'W/"b"', '"A"', '"aa"', '"b", "c"', '"a', 'a"'])(
  'API-10 %j does not',
  (header) => {
    expect(matchesTag(header, '"a"')).toBe(false)
  },
)
