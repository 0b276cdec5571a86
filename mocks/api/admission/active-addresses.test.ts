import { expect, test } from 'vitest'
import { createActiveAddresses } from './active-addresses'
import { createFakeClock } from './queue/testing/fake-clock'

test('whoever asks is alone until another one does, and again some seconds after', () => {
  const clock = createFakeClock()
  const addresses = createActiveAddresses(clock.nowMs)
  addresses.saw('a')
  expect(addresses.isAlone('a')).toBe(true)
  addresses.saw('b')
  addresses.saw('a')
  expect([addresses.isAlone('a'), addresses.isAlone('b'), addresses.isAlone('c')]).toEqual([
    false,
    false,
    false,
  ])
  clock.pass(10_001)
  addresses.saw('a')
  expect(addresses.isAlone('a')).toBe(true)
  expect(addresses.isAlone('b')).toBe(false)
})

test('the names of one machine are one client', () => {
  const addresses = createActiveAddresses(() => 0)
  for (const name of ['127.0.0.1', '0:0:0:0::/56']) addresses.saw(name)
  expect(addresses.isAlone('127.0.0.1')).toBe(true)
  addresses.saw('127.0.0.2')
  expect(addresses.isAlone('127.0.0.1')).toBe(false)
})
