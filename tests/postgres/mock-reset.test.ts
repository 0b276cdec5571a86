import { expect, test } from 'vitest'
import { shopper } from '../api/support/accounts'
import { provideStarts } from '../api/support/starts'

const it = provideStarts()

test.skipIf(!process.env['DATABASE_URL'])(
  'API-8 a mock that is reset while people pay ends neither the reset nor a payment with a fault',
  async () => {
    const { api, client } = await it.start({ mode: 'mock' })
    const as = await client.signIn(shopper)
    let isOver = false
    const statuses = new Set<number>()
    const paying = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const body = { paymentMethodNonce: 'fake-valid-nonce', amount: 12.5 }
        statuses.add((await client.send('createPayment', { as, body })).status)
      }
    })
    const headers = { 'X-Mock-Reset': '1' }
    for (let times = 0; times < 20; times++) {
      const { status } = await api.app.request('/__mock/reset', { method: 'POST', headers })
      expect(status).toBeLessThan(300)
    }
    isOver = true
    await Promise.all(paying)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
  },
)
