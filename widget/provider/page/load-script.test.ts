import { afterEach, expect, test, vi } from 'vitest'
import { loadScript } from './load-script'

afterEach(() => vi.unstubAllGlobals())

test('an address that the page’s Trusted Types refuse is the merchant’s to admit', async () => {
  const refusal = new TypeError("This document requires 'TrustedScriptURL' assignment.")
  const head = { append: vi.fn() }
  const element = {
    addEventListener: vi.fn(),
    set src(_: string) {
      throw refusal
    },
  }
  vi.stubGlobal('document', { head, createElement: () => element })
  await expect(
    loadScript({ id: 'script', src: 'https://provider.example/script.js' }),
  ).rejects.toMatchObject({
    code: 'SCRIPT_FAILED',
    fault: 'merchant',
    nextStep: expect.stringContaining('Add braintree-dropin to the trusted-types list'),
    cause: refusal,
  })
  expect(head.append).not.toHaveBeenCalled()
})
