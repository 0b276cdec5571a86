import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Another file may have loaded the module under a setting of its own.
beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  [undefined, '/api'],
  ['', '/api'],
  ['/service', '/service'],
  ['https://shop.example/api/', 'https://shop.example/api'],
  ['https://shop.example//', 'https://shop.example'],
])('API-3 the setting %j makes %s the base address of every call', async (setting, base) => {
  vi.stubEnv('VITE_API_BASE_URL', setting)
  const { apiBaseUrl } = await import('./environment')
  expect(apiBaseUrl).toBe(base)
})

test.each([
  ['developing', false, 'development', undefined, false, true],
  ['with the simulated provider', true, 'simulated', undefined, false, true],
  ['with the real one', true, 'production', undefined, true, false],
  ['with the real one, where it is refused', true, 'production', '0', true, false],
  ['with the real one, where it is allowed', true, 'production', '1', true, true],
])('PAY-4 %s: PayPal’s scripts run only where the policy lets them', async (...row) => {
  const [, isBuilt, mode, setting, hasPolicies, admitsPayPal] = row
  vi.stubEnv('PROD', isBuilt)
  vi.stubEnv('MODE', mode)
  vi.stubEnv('ALLOW_PAYPAL_SCRIPTS', setting)
  expect(await import('./environment')).toMatchObject({ hasPolicies, admitsPayPal })
})
