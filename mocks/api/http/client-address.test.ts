import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readClientAddress, toCountedAddress } from './client-address'
import { readProxies, trustProxies } from './trusted-proxies'

const trustsPeer = trustProxies(readProxies('1') ?? [])

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:0::/56'],
  ['2001:db8:0:a7ff:1:2:3:4', '2001:db8:0:a700::/56'],
  ['2001:DB8:0:A700::7:0:1', '2001:db8:0:a700::/56'],
  ['2001:db8:0:a7ff::198.51.100.7', '2001:db8:0:a700::/56'],
  ['2001:0db8:0000:0100::', '2001:db8:0:100::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
  ['1::2::3', '1::2::3'],
])('attempts from %s count for %s', (address, counted) => {
  expect(toCountedAddress(address)).toBe(counted)
})

test.each([
  ['the last of a list', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['an address with its port', '203.0.113.9:4711', '203.0.113.9'],
  ['one of IPv6 with its port', '[2001:db8::1]:4711', '2001:db8::1'],
  ['a name', '6.6.6.6, somebody', 'unknown'],
  ['nothing', '6.6.6.6,', 'unknown'],
  ['8 kB', 'x'.repeat(8_000), 'unknown'],
])(
  'API-6 of what a proxy forwards, %s counts as an address or not at all',
  async (_, forwarded, address) => {
    const app = new Hono().get('/', (context) =>
      context.text(readClientAddress(context, trustsPeer)),
    )
    const answer = await app.request('/', { headers: { 'X-Forwarded-For': forwarded } })
    expect(await answer.text()).toBe(address)
  },
)

test.each([
  ['127.0.0.1', '10.0.0.1'],
  ['::ffff:172.18.0.2', '10.0.0.1'],
  ['203.0.113.5', '203.0.113.5'],
  // The connection was closed meanwhile.
  [undefined, 'unknown'],
])('API-6 what %s forwards is believed of a proxy of one’s own alone', async (peer, address) => {
  const app = new Hono().get('/', (context) => context.text(readClientAddress(context, trustsPeer)))
  const connection = { incoming: { socket: { remoteAddress: peer } } }
  const forwarded = { headers: { 'X-Forwarded-For': '10.0.0.1' } }
  const answer = await app.request('/', forwarded, connection)
  expect(await answer.text()).toBe(address)
})
