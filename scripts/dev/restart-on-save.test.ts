import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { concernsApi, restartOnSave } from './restart-on-save'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['mocks/api/app.ts', true],
  ['mocks/worlds/worlds.ts', true],
  ['mocks/braintree/gateway/gateway.ts', true],
  ['scripts/mock/run-mock.ts', true],
  ['openapi.yaml', true],
  ['mocks/worlds/worlds.test.ts', false],
  ['mocks/worlds/desk/page/desk.tsx', false],
  ['mocks/braintree/venmo/venmo.ts', false],
  ['src/main.tsx', false],
])('%s is loaded by the API: %s', (file, isLoaded) => {
  expect(concernsApi(file)).toBe(isLoaded)
})

test.each([
  ['one file', ['mocks/api/app.ts'], 1, 0],
  ['two files at once', ['mocks/api/app.ts', 'mocks/api/wire.ts'], 1, 0],
  ['the contract', ['openapi.yaml'], 1, 1],
  ['a page', ['src/main.tsx'], 0, 0],
])(
  'after %s was saved what has loaded it starts again, once',
  (_, files, apiStarts, prismStarts) => {
    const watcher = Object.assign(new EventEmitter(), { add: vi.fn() })
    const [api, prism] = [{ restart: vi.fn(async () => {}) }, { restart: vi.fn(async () => {}) }]
    restartOnSave(watcher, { api, prism })
    for (const file of files) watcher.emit('all', 'change', at(file))
    vi.advanceTimersByTime(200)
    expect(api.restart).toHaveBeenCalledTimes(apiStarts)
    expect(prism.restart).toHaveBeenCalledTimes(prismStarts)
  },
)
