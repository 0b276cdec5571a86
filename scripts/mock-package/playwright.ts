import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'
import { NoAnswer } from './no-answer'

/** What of Playwright's `Page` and `BrowserContext` is used. */
export interface RoutingPage {
  route(
    url: (url: URL) => boolean,
    handler: (route: InterceptedRoute) => Promise<void>,
  ): Promise<unknown>
}

export interface InterceptedRoute {
  request(): {
    method(): string
    url(): string
    allHeaders(): Promise<Record<string, string>>
    postDataBuffer(): Uint8Array | null
  }
  abort(reason: 'connectionreset'): Promise<void>
  /** All is optional, as Playwright has it: its own type of the body is known only where Node's types are. */
  fulfill(answer?: {
    status?: number
    headers?: Record<string, string>
    body?: string | Uint8Array
  }): Promise<void>
}

/**
 * Lets a world answer a page's calls of `/api`, of whatever origin; no server is needed.
 *
 * @param options.signal once it is aborted no call has an answer, and none can fail the test that it comes too late for
 */
export async function routeToWorld(
  page: RoutingPage,
  world: MockWorld,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  const beginnings = ['/api/', '/braintree-gateway/', `/w/${world.name}/`]
  await page.route(
    ({ pathname }) => beginnings.some((beginning) => pathname.startsWith(beginning)),
    async (route) => {
      if (signal?.aborted) return route.abort('connectionreset')
      try {
        await answerRoute(route, world)
      } catch (error) {
        // It was under way: there is no world to answer it any more, nor a page, in a moment, to be answered.
        if (!signal?.aborted) throw error
      }
    },
  )
}

/** What of Playwright's `Page` the fixture uses: its context, so that the calls of other tabs and of a service worker are answered too. */
export interface FixturePage {
  context(): RoutingPage
}

/**
 * For `test.extend(worldFixtures)`: each test that names `world` has one of its own, which answers its page, the other pages
 * of the same context and their service worker. It is named after the test, so that ids are the same in every run.
 */
export const worldFixtures = {
  async world(
    { page }: { readonly page: FixturePage },
    use: (world: MockWorld) => Promise<void>,
    { testId }: { readonly testId: string },
  ): Promise<void> {
    const world = await createWorld({ name: `test-${testId}` })
    const ending = new AbortController()
    try {
      await routeToWorld(page.context(), world, ending)
      await use(world)
    } finally {
      // The pages are closed later, and may go on asking until then.
      ending.abort()
      await world.delete()
    }
  },
}

async function answerRoute(route: InterceptedRoute, world: MockWorld): Promise<void> {
  const request = route.request()
  const body = request.postDataBuffer()
  if (body) refuseLostFile(body)
  const sent = {
    method: request.method(),
    headers: withoutPseudo(await request.allHeaders()),
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  }
  const response = await fetchOrNothing(world, request.url(), sent)
  if (response === undefined) return route.abort('connectionreset')
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}

/** A form's file that has a name and no bytes; without a name it is one that nobody has chosen. */
const LOST_FILE = /; filename="([^"]+)"\r\n(?:[^\r\n]+\r\n)*\r\n\r\n--/

/**
 * Chromium tells Playwright of a form all but what is in files of the disk.
 *
 * @throws Error that says what to do, for a form with such a file
 */
function refuseLostFile(body: Uint8Array): void {
  const [, name] = LOST_FILE.exec(new TextDecoder().decode(body)) ?? []
  if (name === undefined) return
  throw new Error(
    `Playwright does not get from Chromium what is in the file "${name}", so that the world would have an empty one. Give it to the page as bytes: setInputFiles({ name, mimeType, buffer }). One that is meant to be empty takes world.listen().`,
  )
}

/** Resolves with `undefined` where a trouble leaves the call without an answer. */
async function fetchOrNothing(
  world: MockWorld,
  address: string,
  init: RequestInit,
): Promise<Response | undefined> {
  try {
    return await world.fetch(address, init)
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}

/** HTTP/2 has `:authority` and others, which are no headers to `fetch`. */
function withoutPseudo(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
}
