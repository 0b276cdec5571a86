import { beforeEach, expect, test, vi } from 'vitest'
import { readPageHeaders } from '../../scripts/start/page-headers'
import { admitScript } from '../../src/app/trusted-scripts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
  return () => vi.unstubAllGlobals()
})

const ADDRESSES = {
  admitted: [
    '/assets/main.js',
    'https://shop.example/assets/main.js',
    'https://www.paypalobjects.com/api/checkout.min.js',
    'https://www.paypal.com/sdk/js',
    'https://js.braintreegateway.com/web/3.144.0/js/client.min.js',
  ],
  refused: [
    'http://www.paypal.com/sdk/js',
    'https://www.paypal.com:8443/sdk/js',
    'https://paypal.com/sdk/js',
    'https://other.paypalobjects.com/script.js',
    'https://paypal.com.evil.example/script.js',
    'https://evilpaypal.com/script.js',
    'https://evil.example/www.paypal.com/script.js',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/3f',
    'javascript:alert(1)',
  ],
}

test.each(ADDRESSES.admitted)('the page’s own policy and its header admit %s', async (address) => {
  expect(admitScript(address)).toBe(address)
  expect(isListed(address, await scriptSources())).toBe(true)
})

test.each(ADDRESSES.refused)('the page’s own policy refuses %s', async (address) => {
  expect(admitScript(address)).toBeNull()
  expect(isListed(address, await scriptSources())).toBe(false)
})

async function scriptSources(): Promise<string[]> {
  const policy = (await readPageHeaders('braintree')).get('content-security-policy') ?? ''
  const [, sources = ''] = /script-src ([^;]+);/.exec(policy) ?? []
  return sources.split(' ')
}

/** As a browser matches host sources without port and path. */
function isListed(address: string, sources: readonly string[]): boolean {
  const { origin, protocol, host } = new URL(address, 'https://shop.example')
  if (protocol === 'blob:') return false
  return sources.some((source) => {
    if (source === "'self'") return origin === 'https://shop.example'
    const name = source.replace('https://', '')
    const isHost = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
    return protocol === 'https:' && isHost
  })
}
