import { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { loadContract } from '../../api/contract/contract'
import { asObject } from '../../contract/json'
import { WORLDS_PATH } from '../start-worlds'
import { ConnectionCut } from '../troubles/harm-call'
import type { Worlds } from '../worlds'
import { type Backend, createBackends } from './backends'
import { createControlCalls, NoWorld } from './control-calls'
import { createControlRoutes, refuse } from './control-routes'
import { createDeskRoutes, type DeskFiles } from './desk-routes'
import { isRefusal } from './is-refusal'

export interface WorldsAppOptions {
  /** The backend that has no world, whose calls are remembered too. */
  readonly shared?: Backend | undefined
  /** The desk's page, read when it is first asked for; there is none without. */
  readonly readDesk?: (() => Promise<DeskFiles>) | undefined
  /** Ends what would be sent for as long as somebody reads it. */
  readonly stopping?: AbortSignal
}

/** Every world under its name, and what is done with worlds themselves. */
export async function createWorldsApp(
  worlds: Worlds,
  { shared, readDesk, stopping = new AbortController().signal }: WorldsAppOptions = {},
): Promise<Hono> {
  const backends = createBackends(worlds, await loadContract(), shared)
  const control = await createControlRoutes(createControlCalls(worlds, backends, stopping))
  const app = new Hono().basePath(WORLDS_PATH)

  for (const part of ['api', 'braintree-gateway']) {
    app.all(`/:name/${part}/*`, async (context) => {
      const name = context.req.param('name')
      const { journal, serve } = backends.of(await worlds.use(name))
      const request = withoutPrefix(context.req.raw, name)
      return part === 'api' ? journal.record(request, serve) : serve(request)
    })
  }
  if (readDesk) app.route('/', createDeskRoutes(readDesk))
  app.all('*', async (context) =>
    isOfOtherPage(context)
      ? refuse(403, 'Pages of other origins may not do this.')
      : control(context, context.req.path.slice(WORLDS_PATH.length) || '/'),
  )
  app.onError((fault, context) => {
    if (fault instanceof ConnectionCut) return cutConnection(context, fault)
    if (fault instanceof NoWorld) return refuse(404, fault.message)
    if (isRefusal(fault)) return refuse(400, fault.message)
    throw fault
  })
  return app
}

function cutConnection(context: Context, cut: ConnectionCut): Response {
  const environment: unknown = context.env
  const { incoming } = asObject(environment)
  // Called in its own process, there is no connection: the call is rejected.
  if (!(incoming instanceof IncomingMessage)) throw cut
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** A world as clients of it begin their paths: without its name. */
function withoutPrefix(request: Request, name: string): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(`${WORLDS_PATH}/${name}`.length)
  return new Request(url, request)
}

/** A page of another origin, which would otherwise reach whatever listens on this machine. */
function isOfOtherPage({ req }: Context): boolean {
  const origin = req.header('Origin')
  if (origin === undefined) return false
  // Vite forwards the desk's calls; a page of another origin can't name a host without asking first.
  const host = req.header('X-Forwarded-Host') ?? req.header('Host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}
