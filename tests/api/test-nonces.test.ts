import { expect, test } from 'vitest'
import { productionSecrets } from './support/production-secrets'
import { provideApi } from './support/test-api'

const it = provideApi({ mode: 'service', environment: productionSecrets })

test.each(['fake-valid-nonce', 'fake-processor-declined-visa-nonce', 'fake-of-nobody'])(
  'API-6 in production %s is refused before the provider is asked',
  async (paymentMethodNonce) => {
    const as = await it.client.signUp()
    const body = { paymentMethodNonce, amount: 12 }
    // With these keys a provider that is asked for anything is a fault.
    expect(await it.client.send('createPayment', { as, body })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^paymentMethodNonce: the test nonces/) },
    })
    expect(it.faults).toEqual([])
  },
)
