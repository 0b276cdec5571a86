import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResponseCache } from './response-cache'

const PATH = '/api/category/list'

let version: number
/** How the version is read. */
let readVersion: () => Promise<string>
/** What answers each of the operation's calls, in their order. */
let answers: ((response: Response) => void)[]
let app: Hono

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  version = 1
  answers = []
  readVersion = async () => String(version)
  const kept = createResponseCache(
    () => readVersion(),
    () => undefined,
  )
  app = new Hono()
  app.use(kept.middleware)
  app.get(PATH, (context) =>
    kept.serve(context, 'listCategories', () => new Promise((resolve) => answers.push(resolve))),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

const ask = async (): Promise<string> => (await app.request(PATH)).text()
/** Until whatever can go on has. */
async function settle(ms = 0): Promise<void> {
  vi.advanceTimersByTime(ms)
  for (const _ of [1, 2, 3]) await new Promise((resolve) => setImmediate(resolve))
}

/** Something is kept, and was changed since. */
async function keepAndChange(): Promise<void> {
  const first = ask()
  await settle()
  answers.shift()?.(new Response('first'))
  expect(await first).toBe('first')
  expect(await ask()).toBe('first')
  version += 1
}

test('MEM-2 after a change one reads for all who ask at once', async () => {
  await keepAndChange()
  const asked = [ask(), ask(), ask()]
  await settle()
  expect(answers).toHaveLength(1)
  answers[0]?.(new Response('second'))
  expect(await Promise.all(asked)).toEqual(['second', 'second', 'second'])
  expect(await ask()).toBe('second')
  expect(answers).toHaveLength(1)
})

test('MEM-1 who asks after the next change is not answered by a read that began before it', async () => {
  await keepAndChange()
  const before = ask()
  await settle()
  version += 1
  const after = ask()
  await settle()
  expect(answers).toHaveLength(2)
  answers[0]?.(new Response('second'))
  answers[1]?.(new Response('third'))
  expect(await Promise.all([before, after])).toEqual(['second', 'third'])
  expect(await ask()).toBe('third')
})

test('MEM-2 nobody waits long for a read that waits for the turn of its own address', async () => {
  await keepAndChange()
  const slow = ask()
  const other = ask()
  await settle()
  await settle(99)
  expect(answers).toHaveLength(1)
  await settle(1)
  expect(answers).toHaveLength(2)
  answers[1]?.(new Response('own'))
  expect(await other).toBe('own')
  answers[0]?.(new Response('slow'))
  expect(await slow).toBe('slow')
})

test('MEM-2 where the one who reads is refused, the others ask for themselves', async () => {
  await keepAndChange()
  const refused = app.request(PATH)
  const other = app.request(PATH)
  await settle()
  answers[0]?.(new Response('later', { status: 503 }))
  await settle()
  expect(answers).toHaveLength(2)
  answers[1]?.(new Response('second'))
  expect([(await refused).status, await (await other).text()]).toEqual([503, 'second'])
  expect(await ask()).toBe('second')
})

test('MEM-1 while the version can’t be read, each reads for themselves after two seconds', async () => {
  await keepAndChange()
  readVersion = () => new Promise(() => undefined)
  const asked = ask()
  await settle()
  await settle(1_999)
  expect(answers).toHaveLength(0)
  await settle(1)
  expect(answers).toHaveLength(1)
  answers[0]?.(new Response('own'))
  expect(await asked).toBe('own')
})
