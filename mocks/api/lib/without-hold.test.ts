import { expect, test } from 'vitest'
import { withoutHold } from './without-hold'

test('a timer of Node keeps no process alive, and one of jsdom, a number, is left as it is', () => {
  const timer = setTimeout(() => undefined)
  expect(withoutHold(timer)).toBe(timer)
  expect(timer.hasRef()).toBe(false)
  clearTimeout(timer)
  expect(withoutHold(7)).toBe(7)
})
