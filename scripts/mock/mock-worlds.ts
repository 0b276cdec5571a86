import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { startWorlds, WORLDS_PATH, type WorldsOptions } from '../../mocks/worlds/start-worlds'

/** The world that answers at the mock's own address, where a state or troubles are asked for. */
const OWN_WORLD = 'mock'

/** The worlds of `npm run mock`; their database is opened when one of them is used. */
export interface MockWorlds {
  fetch(request: Request, connection: unknown): Promise<Response>
  /**
   * Makes the mock's own world.
   *
   * @throws Error with a sentence for an unknown state, or troubles that are none
   */
  openOwn(): Promise<void>
  /** Serves a request whose path has no world's name. */
  fetchOwn(request: Request, connection: unknown): Promise<Response>
  close(): Promise<void>
}

export function createMockWorlds(options: WorldsOptions): MockWorlds {
  let opening: ReturnType<typeof open> | undefined
  const opened = () => {
    opening ??= open()
    return opening
  }

  async function open() {
    const worlds = await startWorlds(options)
    return { worlds, app: await createWorldsApp(worlds) }
  }

  async function fetch(request: Request, connection: unknown): Promise<Response> {
    return (await opened()).app.fetch(request, connection)
  }

  return {
    fetch,
    async openOwn() {
      await (await opened()).worlds.use(OWN_WORLD)
    },
    fetchOwn(request, connection) {
      const url = new URL(request.url)
      url.pathname = `${WORLDS_PATH}/${OWN_WORLD}${url.pathname}`
      return fetch(new Request(url, request), connection)
    },
    async close() {
      await (await opening)?.worlds.close()
    },
  }
}
