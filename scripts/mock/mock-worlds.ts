import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeFault, type Log } from '../../mocks/api/http/log'
import { DEFAULT_WORLD } from '../../mocks/worlds/default-world'
import { LINK_PATH, openLink, worldOfHost } from '../../mocks/worlds/http/open-link'
import { withPath } from '../../mocks/worlds/http/with-path'
import { createWorldsApp, type WorldsAppOptions } from '../../mocks/worlds/http/worlds-app'
import { startWorlds, WORLDS_PATH, type WorldsOptions } from '../../mocks/worlds/start-worlds'
import type { Worlds } from '../../mocks/worlds/worlds'
import { readDesk } from '../desk/read-desk'

/** The worlds of `npm run mock`; their database is opened when one of them is used. */
export interface MockWorlds {
  open(): Promise<Worlds>
  fetch(request: Request, connection: unknown): Promise<Response>
  /** Serves a request whose path has no world's name, by the world `default`. */
  fetchDefault(request: Request, connection: unknown): Promise<Response>
  /** Serves the storefront of the world whose own host it is, and opens links to it. */
  fetchShop(request: Request, connection: unknown): Promise<Response>
  /** Ends what would be sent for as long as somebody reads it. */
  drain(): void
  close(): Promise<void>
}

/** The time, and what is done again and again. */
export interface Ticking {
  /** In milliseconds, from any point on. */
  nowMs(): number
  /**
   * Does work each time that so many milliseconds have passed.
   *
   * @returns ends it
   */
  every(ms: number, work: () => Promise<void>): () => void
}

const FORGET_EVERY_MS = 60_000
const STOREFRONT = fileURLToPath(new URL('../../src/index.html', import.meta.url))

/** Keeps no process alive. */
const MACHINE: Ticking = {
  nowMs: () => performance.now(),
  every(ms, work) {
    const timer = setInterval(work, ms).unref()
    return () => clearInterval(timer)
  },
}

export interface MockWorldsOptions extends Pick<WorldsAppOptions, 'allowedHosts'> {
  /** Whether there is a storefront to build; the package has none. */
  readonly hasStorefront?: boolean
  /** Worlds that are not forgotten however long nobody uses them. */
  readonly kept?: readonly string[]
}

export function createMockWorlds(
  options: WorldsOptions,
  { kept = [], hasStorefront = existsSync(STOREFRONT), ...app }: MockWorldsOptions = {},
  { nowMs, every }: Ticking = MACHINE,
): MockWorlds {
  const stopping = new AbortController()
  let isOpened = false
  const opened = lazily(async () => {
    isOpened = true
    const worlds = await startWorlds({ ...options, nowMs })
    const parts = { ...app, readDesk: lazily(readDesk), stopping: stopping.signal }
    const forget = () => forgetUnused(worlds, kept, options.log)
    const endForgetting = every(FORGET_EVERY_MS, forget)
    return { worlds, app: await createWorldsApp(worlds, parts), endForgetting }
  })

  async function fetch(request: Request, connection: unknown): Promise<Response> {
    return (await opened()).app.fetch(request, connection)
  }

  const openShop = lazily(async () => {
    const [{ buildStorefront }, { createShopServer }] = await Promise.all([
      import('../start/build-storefront'),
      import('../start/shop-server'),
    ])
    const build = await buildStorefront('simulated', console.log)
    return createShopServer({
      storefront: join(build, 'files'),
      provider: 'simulated',
      api: {
        fetch: (request, connection) =>
          fetch(
            underWorld(request, worldOfHost(request.headers.get('Host') ?? '') ?? ''),
            connection,
          ),
      },
    })
  })

  async function fetchPage(request: Request, connection: unknown): Promise<Response> {
    // Photos and the payment provider are at addresses with the world's name.
    if (new URL(request.url).pathname.startsWith(`${WORLDS_PATH}/`)) {
      return fetch(request, connection)
    }
    if (hasStorefront) return (await openShop()).fetch(request, connection)
    const name = worldOfHost(request.headers.get('Host') ?? '') ?? ''
    const isPage = request.headers.get('Accept')?.includes('text/html') ?? false
    return isPage ? tellNoStorefront(name, 404) : fetch(underWorld(request, name), connection)
  }

  return {
    open: async () => (await opened()).worlds,
    fetch,
    async fetchShop(request, connection) {
      if (new URL(request.url).pathname !== LINK_PATH) return fetchPage(request, connection)
      const name = worldOfHost(request.headers.get('Host') ?? '') ?? ''
      return openLink((await opened()).worlds, name, request, async (page) =>
        // The world is as the link says, whether there is a page to show or not.
        hasStorefront ? fetchPage(page, connection) : tellNoStorefront(name, 200),
      )
    },
    fetchDefault: (request, connection) => fetch(underWorld(request, DEFAULT_WORLD), connection),
    drain: () => stopping.abort(),
    async close() {
      if (!isOpened) return
      const { worlds, endForgetting } = await opened()
      endForgetting()
      await worlds.close()
    },
  }
}

/** What the command line asked for stays. */
async function forgetUnused(
  worlds: Worlds,
  kept: readonly string[],
  log: Log | undefined,
): Promise<void> {
  try {
    await worlds.forgetUnused(kept)
  } catch (fault) {
    log?.({ level: 'error', event: 'fault', ...describeFault(fault) })
  }
}

function tellNoStorefront(name: string, status: number): Response {
  const sentence = `This mock has no storefront. The repository has: there \`npm run dev\` and \`npm run mock\` serve it at this address. Here are the API of the world "${name}", at /api, and its desk, at ${WORLDS_PATH}/${name}/desk.`
  return new Response(sentence, { status, headers: { 'Content-Type': 'text/plain' } })
}

/** A request as the worlds' app takes it. */
function underWorld(request: Request, name: string): Request {
  return withPath(request, `${WORLDS_PATH}/${name}${new URL(request.url).pathname}`)
}

/** Does work when it is first asked for. */
function lazily<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let doing: Promise<Result> | undefined
  return () => {
    doing ??= work()
    return doing
  }
}
