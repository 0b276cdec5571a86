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
