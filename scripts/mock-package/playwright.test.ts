import { afterEach, expect, test } from 'vitest'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'
import { type InterceptedRoute, type RoutingPage, routeToWorld, worldFixtures } from './playwright'

type Answer = NonNullable<Parameters<InterceptedRoute['fulfill']>[0]>

const MISSPELLED = { 'x-mock-trouble': '*:stauts=500' }

let world: MockWorld

afterEach(() => world.delete())

interface Asked {
  readonly headers?: Record<string, string>
  readonly body?: Uint8Array
}

/** A page whose browser takes packed answers, as all do. */
function openPage() {
  const answers: (Answer | 'none')[] = []
  let handle: Parameters<RoutingPage['route']>[1] | undefined
  const page: RoutingPage = {
    async route(_, handler) {
      handle = handler
    },
  }
  return {
    page,
    answers,
    async ask(path: string, { headers, body }: Asked = {}): Promise<void> {
      const route: InterceptedRoute = {
        request: () => ({
          method: () => (body ? 'POST' : 'GET'),
          url: () => `http://shop.test${path}`,
          allHeaders: async () => ({
            ':method': 'GET',
            'accept-encoding': 'gzip, deflate, br',
            ...headers,
          }),
          postDataBuffer: () => body ?? null,
        }),
        abort: async () => void answers.push('none'),
        fulfill: async (answer = {}) => void answers.push(answer),
      }
      await handle?.(route)
    },
  }
}

/** What a page is answered. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { page, answers, ask } = openPage()
  await routeToWorld(page, world)
  await ask(path, { headers })
  return Object(answers[0])
}

test('MPKG-4 a page reads a long list, which Playwright does not unpack', async () => {
  world = await createWorld()
  const { status, headers, body } = await ask('/api/product/list?limit=20')
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('content-encoding')
  expect(JSON.parse(String(body))).toHaveLength(20)
})

test('MPKG-4 a page reads why its call names no trouble', async () => {
  world = await createWorld()
  const { status, body } = await ask('/api/category/list', MISSPELLED)
  expect(status).toBe(400)
  expect(String(body)).toContain('There is no trouble')
})

test('MPKG-4 a page that goes on asking when its test has ended fails nothing, and has no answer', async () => {
  const { page, answers, ask } = openPage()
  let underWay: Promise<void> | undefined
  await worldFixtures.world(
    { page: { context: () => page } },
    async (own) => {
      world = own
      underWay = ask('/api/product/list?limit=20')
    },
    { testId: 'ended' },
  )
  await underWay
  await ask('/api/category/list')
  expect(answers.at(-1)).toBe('none')
})

/** As Chromium tells it to Playwright. */
function formWith(file: string): Asked {
  const text = `--x\r\nContent-Disposition: form-data; name="file"; filename="${file}"\r\nContent-Type: image/png\r\n\r\n\r\n--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return { headers, body: new TextEncoder().encode(text) }
}

test('MPKG-4 a file that Chromium keeps from Playwright is not taken for an empty one', async () => {
  world = await createWorld()
  const { page, answers, ask } = openPage()
  await routeToWorld(page, world)
  await expect(ask('/api/product/create/usr_1', formWith('photo.png'))).rejects.toThrow(
    /"photo\.png".*setInputFiles\(\{ name, mimeType, buffer \}\)/,
  )
  // A form's file that nobody has chosen.
  await ask('/api/product/create/usr_1', formWith(''))
  expect(answers).toMatchObject([{ status: 401 }])
})
