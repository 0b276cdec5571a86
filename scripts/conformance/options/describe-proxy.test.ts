import { expect, test } from 'vitest'
import { describeProxy } from './describe-proxy'

const PROXY = { HTTPS_PROXY: 'http://proxy.test:3128' }

test.each([
  ['a proxy for the address', PROXY, 'https://shop.test/api', true],
  [
    'its name in small letters',
    { https_proxy: 'http://proxy.test' },
    'https://shop.test/api',
    true,
  ],
  ['no proxy at all', {}, 'https://shop.test/api', false],
  ['a proxy for the other protocol', PROXY, 'http://shop.test/api', false],
  ['a proxy that Node uses', { ...PROXY, NODE_USE_ENV_PROXY: '1' }, 'https://shop.test/api', false],
  ['a host without proxy', { ...PROXY, NO_PROXY: 'shop.test' }, 'https://shop.test/api', false],
  ['a domain without proxy', { ...PROXY, NO_PROXY: '.test:443' }, 'https://shop.test/api', false],
  ['no host with proxy', { ...PROXY, no_proxy: '*' }, 'https://shop.test/api', false],
  ['another host without proxy', { ...PROXY, NO_PROXY: 'a.test, b.test' }, 'https://c.test', true],
] as const)('API-9 %s', (_, environment, address, isTold) => {
  const told = describeProxy(environment, address)
  if (isTold)
    expect(told).toMatch(/^HTTPS_PROXY is set, and Node uses it only with NODE_USE_ENV_PROXY=1/)
  else expect(told).toBeUndefined()
})
