import { describe, expect, test } from 'vitest'
import { readProxies, trustProxies } from './trusted-proxies'

const trusts = (setting: string, peer: string | undefined) =>
  trustProxies(readProxies(setting) ?? [])(peer)

describe('API-6 TRUST_PROXY=1 believes who is on this machine or in a private network', () => {
  test.each([
    '127.0.0.1',
    '127.8.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.3.4',
    '169.254.1.1',
    '100.64.0.9',
    '::1',
    'fd12:3456::1',
    'fe80::1%eth0',
    '::ffff:10.1.2.3',
    '::ffff:127.0.0.1',
  ])('%s', (peer) => {
    expect(trusts('1', peer)).toBe(true)
    expect(trusts('0', peer)).toBe(false)
  })
})

describe('API-6 TRUST_PROXY=1 believes nobody else', () => {
  test.each([
    '203.0.113.7',
    '172.32.0.1',
    '100.128.0.1',
    '2001:db8::1',
    '::ffff:203.0.113.7',
    'unknown',
    '',
  ])('%s', (peer) => {
    expect(trusts('1', peer)).toBe(false)
  })
})

test('API-6 proxies that are named are believed, and others only with a 1 beside them', () => {
  const named = '203.0.113.7, 198.51.100.0/24,2001:db8:7::/48'
  const peers = ['203.0.113.7', '203.0.113.8', '198.51.100.200', '::ffff:198.51.100.2']
  const more = ['2001:db8:7:1::1', '2001:db8:8::1', '127.0.0.1']
  expect([...peers, ...more].map((peer) => trusts(named, peer))).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(trusts(`1,${named}`, '127.0.0.1')).toBe(true)
})

test('what this process hands in itself is believed where a proxy is', () => {
  expect([trusts('0', undefined), trusts('1', undefined)]).toEqual([false, true])
})

test.each([
  'yes',
  '',
  '1,',
  '2',
  'proxy.example',
  '203.0.113.7:80',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/24/8',
  '0.0.0.0/0',
  '::/0',
  'fe80::1%eth0',
])('"%s" names no proxies', (setting) => {
  expect(readProxies(setting)).toBeUndefined()
})
