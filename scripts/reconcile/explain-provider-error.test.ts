import { BraintreeGateway, Environment } from 'braintree'
import { expect, test } from 'vitest'
import { withTimeout } from '../../mocks/api/lib/with-timeout'
import { findFreePort } from '../processes/listening/free-port'
import { explainProviderError, ProviderUnreachable } from './explain-provider-error'

const sdkError = (type: string, message = '') => Object.assign(new Error(message), { type })

test('API-8 a provider that can’t be reached is told in a sentence with the next step', async () => {
  const gateway = new BraintreeGateway({
    environment: Environment.Sandbox,
    merchantId: 'merchant',
    publicKey: 'public',
    privateKey: 'private',
  })
  Object.assign(gateway.config.environment, { server: '127.0.0.1', port: await findFreePort() })
  const refused = await gateway.transaction.find('any').catch((error: unknown) => error)
  const explained = explainProviderError(refused)
  expect(explained).toBeInstanceOf(ProviderUnreachable)
  expect(String(explained)).toMatch(/could not be asked.*ECONNREFUSED.*Run it again/)
})

test('API-8 a provider that does not answer in time is told likewise', async () => {
  const late = withTimeout(new Promise(() => {}), 1, 'Braintree did not answer in time')
  const explained = explainProviderError(await late.catch((error: unknown) => error))
  expect(explained).toBeInstanceOf(ProviderUnreachable)
  expect(String(explained)).toMatch(/could not be asked \(Braintree did not answer in time\)/)
})

test('API-8 keys that the provider refuses are named, and any other error stays as it is', () => {
  expect(String(explainProviderError(sdkError('authenticationError')))).toMatch(
    /refuses the keys.*BRAINTREE_PRIVATE_KEY/,
  )
  for (const other of [sdkError('notFoundError'), new Error('away'), 'text']) {
    expect(explainProviderError(other)).toBe(other)
  }
})
