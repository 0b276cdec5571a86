import { startApi } from '../../../mocks/api/start-api'
import { listen } from '../../../scripts/processes/listening/listen'

/** What a call of the real backend is answered with; `undefined` leaves it as it is. */
export type Breakage = (request: Request) => Response | Promise<Response> | undefined

export interface RealBackend {
  /** Where its API begins. */
  readonly base: string
  /** What it was asked, `GET /api/category/list`. */
  readonly asked: string[]
  breakBy(breakage: Breakage | undefined): void
  close(): Promise<void>
}

/** The stateful API on a port of its own, some of whose answers can be broken. */
export async function startRealBackend(): Promise<RealBackend> {
  const api = await startApi({
    mode: 'mock',
    isInMemory: true,
    log: () => undefined,
    environment: {},
  })
  const asked: string[] = []
  let breakage: Breakage | undefined
  const fetch = async (request: Request, ...rest: unknown[]) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return (await breakage?.(request)) ?? api.app.fetch(request, ...rest)
  }
  const server = await listen({ fetch }, { port: 0, hostname: '127.0.0.1' })
  return {
    base: `http://127.0.0.1:${server.port}/api`,
    asked,
    breakBy(next) {
      breakage = next
    },
    async close() {
      await server.close(0)
      await api.close()
    },
  }
}
