import { expect, test } from 'vitest'
import { createActiveAddresses } from './active-addresses'
import { createFakeClock } from './queue/fake-clock'

test('whoever asks is alone until another one does, and again some seconds after', () => {
  const clock = createFakeClock()
  const presence = createActiveAddresses(clock.nowMs)
  presence.saw('a')
  expect(presence.isAlone('a')).toBe(true)
  presence.saw('b')
  presence.saw('a')
  expect([presence.isAlone('a'), presence.isAlone('b'), presence.isAlone('c')]).toEqual([
    false,
    false,
    false,
  ])
  clock.pass(10_001)
  presence.saw('a')
  expect(presence.isAlone('a')).toBe(true)
  expect(presence.isAlone('b')).toBe(false)
})

test('the names of one machine are one client', () => {
  const presence = createActiveAddresses(() => 0)
  for (const name of ['127.0.0.1', '0:0:0:0::/56']) presence.saw(name)
  expect(presence.isAlone('127.0.0.1')).toBe(true)
  presence.saw('127.0.0.2')
  expect(presence.isAlone('127.0.0.1')).toBe(false)
})
