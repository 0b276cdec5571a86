import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClientAttempts } from './client-attempts'

const TOKEN = btoa(JSON.stringify({ version: 2, authorizationFingerprint: 'abc' }))
const KEY = 'sandbox_key_merchant'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

interface Deferred {
  readonly promise: Promise<string>
  resolve(client: string): void
  reject(error: Error): void
}

function defer(): Deferred {
  let settle: Omit<Deferred, 'promise'> | undefined
  const promise = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return {
    promise,
    resolve: (client) => settle?.resolve(client),
    reject: (error) => settle?.reject(error),
  }
}

/** As braintree-web does: one promise for each text, which is forgotten when it fails. */
function createProvider() {
  const asked: string[] = []
  const cache = new Map<string, Deferred>()
  const attempt = createClientAttempts<string>(() => Date.now())
  return {
    asked,
    open: async (authorization: string) => {
      const opening = attempt(authorization, (text) => {
        asked.push(text)
        const known = cache.get(text) ?? defer()
        cache.set(text, known)
        return known.promise
      })
      // Looked at later.
      opening.catch(() => undefined)
      // A retry waits for its code.
      await vi.dynamicImportSettled()
      return { opening }
    },
    answer: (text: string, client: string) => cache.get(text)?.resolve(client),
    refuse(text: string) {
      cache.get(text)?.reject(new Error(`no ${text}`))
      cache.delete(text)
    },
  }
}

const timedOut = expect.objectContaining({ code: 'COMPONENT_TIMED_OUT' })

test('a start gives up after 30 seconds', async () => {
  const provider = createProvider()
  const { opening } = await provider.open(TOKEN)
  await vi.advanceTimersByTimeAsync(29_999)
  provider.answer(TOKEN, 'in time')
  await expect(opening).resolves.toBe('in time')
  const { opening: hanging } = await provider.open(KEY)
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(hanging).rejects.toEqual(timedOut)
})

test('a retry after a hung start is a request of its own, by the same token in another text', async () => {
  const provider = createProvider()
  await provider.open(TOKEN)
  await vi.advanceTimersByTimeAsync(30_000)
  const { opening: retry } = await provider.open(TOKEN)
  const [first, second = ''] = provider.asked
  expect(first).toBe(TOKEN)
  expect(second).not.toBe(TOKEN)
  expect(JSON.parse(atob(second))).toEqual(JSON.parse(atob(TOKEN)))
  provider.answer(second, 'new')
  await expect(retry).resolves.toBe('new')
})

test('each retry is a new request, and two starts side by side are one', async () => {
  const provider = createProvider()
  await provider.open(TOKEN)
  await provider.open(TOKEN)
  await vi.advanceTimersByTimeAsync(30_000)
  await provider.open(TOKEN)
  await vi.advanceTimersByTimeAsync(30_000)
  await provider.open(TOKEN)
  expect(new Set(provider.asked).size).toBe(3)
})

test('a retry takes the client of the first start, if that comes first', async () => {
  const provider = createProvider()
  await provider.open(TOKEN)
  await vi.advanceTimersByTimeAsync(30_000)
  const { opening: retry } = await provider.open(TOKEN)
  provider.answer(TOKEN, 'late')
  await expect(retry).resolves.toBe('late')
  await expect((await provider.open(TOKEN)).opening).resolves.toBe('late')
})

test('a retry that is refused says so at once', async () => {
  const provider = createProvider()
  await provider.open(TOKEN)
  await vi.advanceTimersByTimeAsync(30_000)
  const { opening: retry } = await provider.open(TOKEN)
  provider.refuse(provider.asked.at(-1) ?? '')
  await expect(retry).rejects.toThrow(/^no /)
})

test('a tokenization key has one text: the retry waits for the next request of braintree-web', async () => {
  const provider = createProvider()
  await provider.open(KEY)
  await vi.advanceTimersByTimeAsync(30_000)
  const { opening: retry } = await provider.open(KEY)
  expect(provider.asked).toEqual([KEY, KEY])
  await vi.advanceTimersByTimeAsync(59_000)
  provider.answer(KEY, 'by the next request')
  await expect(retry).resolves.toBe('by the next request')
})

test('and says that the page has to be loaded anew, at once when nothing can come any more', async () => {
  const provider = createProvider()
  await provider.open(KEY)
  await vi.advanceTimersByTimeAsync(30_000)
  const { opening: retry } = await provider.open(KEY)
  await vi.advanceTimersByTimeAsync(60_000)
  const toReload = {
    code: 'COMPONENT_TIMED_OUT',
    nextStep: expect.stringMatching(/^Load the page/),
  }
  await expect(retry).rejects.toMatchObject(toReload)
  await vi.advanceTimersByTimeAsync(200_000)
  const { opening: hopeless } = await provider.open(KEY)
  await vi.advanceTimersByTimeAsync(1)
  await expect(hopeless).rejects.toMatchObject(toReload)
})

test('a key whose requests have all failed is asked for anew', async () => {
  const provider = createProvider()
  await provider.open(KEY)
  await vi.advanceTimersByTimeAsync(240_000)
  provider.refuse(KEY)
  await vi.advanceTimersByTimeAsync(1)
  const { opening: fresh } = await provider.open(KEY)
  await vi.advanceTimersByTimeAsync(10_000)
  provider.answer(KEY, 'fresh')
  await expect(fresh).resolves.toBe('fresh')
})

test('a retry whose code cannot be loaded joins the request of before, and says so in the console', async () => {
  vi.resetModules()
  vi.doMock('./retry-client', () => {
    throw new Error('offline')
  })
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const fresh = await import('./client-attempts')
  const attempt = fresh.createClientAttempts<string>(() => Date.now())
  const first = defer()
  const hanging = attempt(TOKEN, () => first.promise)
  hanging.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(hanging).rejects.toMatchObject({ code: 'COMPONENT_TIMED_OUT' })
  const retry = attempt(TOKEN, () => first.promise)
  await vi.dynamicImportSettled()
  first.resolve('late')
  await expect(retry).resolves.toBe('late')
  expect(report).toHaveBeenCalled()
  vi.doUnmock('./retry-client')
  report.mockRestore()
})
