import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createDemonstration } from './demonstration'

const shop = new Hono().all('*', ({ text }) => text('shop'))

const ask = async (headers: Record<string, string>, shopOrigin?: string) => {
  const app = await createDemonstration(shop, [], { shopOrigin })
  return app.request('http://127.0.0.1:4173/api/auth/signin', { method: 'POST', headers })
}

test.each([
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
])(
  'API-12 a demonstration, whose passwords are published, is not served under %s',
  async (host) => {
    const refusal = await ask({ Host: host }, 'https://shop.example')
    expect(refusal.status).toBe(403)
    expect(await refusal.text()).toContain('"error":"This demonstration is not served to')
  },
)

test.each(['localhost:4173', 'ann.localhost', '127.0.0.1:4173', '192.168.1.20:4173', '[::1]:4173'])(
  'API-12 a demonstration is served under %s, and under the name that is set',
  async (host) => {
    expect(await (await ask({ Host: host })).text()).toBe('shop')
    const named = await ask({ Host: 'shop.example' }, 'https://shop.example:8443')
    expect(await named.text()).toBe('shop')
  },
)
