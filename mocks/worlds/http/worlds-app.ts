import { type Context, Hono } from 'hono'
import { loadContract } from '../../api/contract/contract'
import { findUnknownHost, readHosts } from '../../api/http/known-hosts'
import { WORLDS_PATH } from '../start-worlds'
import type { Worlds } from '../worlds'
import { answerFault } from './answer-fault'
import { createBackends } from './backends'
import { createControlCalls } from './control/control-calls'
import { type ControlRoutes, createControlRoutes, refuse } from './control/control-routes'
import { createDeskRoutes, type DeskFiles } from './desk-routes'
import { createExplainer } from './explain-address'
import { withPath } from './with-path'

export interface WorldsAppOptions {
  /** The desk's page, read when it is first asked for; there is none without. */
  readonly readDesk?: (() => Promise<DeskFiles>) | undefined
  /** Ends what would be sent for as long as somebody reads it. */
  readonly stopping?: AbortSignal
  /** Names beside `localhost` and IP addresses under which the desk and the calls on worlds are served, in small letters. */
  readonly allowedHosts?: readonly string[]
}

/** Every world under its name, and what is done with worlds themselves. */
export async function createWorldsApp(
  worlds: Worlds,
  options: WorldsAppOptions = {},
): Promise<Hono> {
  const { readDesk, stopping = new AbortController().signal, allowedHosts = [] } = options
  const contract = await loadContract()
  const backends = createBackends(worlds, contract)
  const explain = createExplainer(contract)
  let control: Promise<ControlRoutes> | undefined
  const app = new Hono().basePath(WORLDS_PATH)

  for (const part of ['api', 'braintree-gateway']) {
    app.all(`/:name/${part}/*`, async (context) => {
      const name = context.req.param('name')
      const { journal, serve } = backends.of(await worlds.use(name))
      const request = withoutPrefix(context.req.raw, name)
      return part === 'api' ? journal.record(request, explain(serve)) : serve(request)
    })
  }
  // Pages of any origin may call the API, so that a name of theirs opens nothing there.
  app.use(async ({ req }, next) => refuseUnknownHost(req.raw, allowedHosts) ?? next())
  if (readDesk) app.route('/', createDeskRoutes(readDesk))
  app.all('*', async (context) =>
    isOfOtherPage(context)
      ? refuse(
          403,
          'Pages of other origins may not do this. They may call /api, with the header X-Mock-Trouble.',
        )
      : (await openControl())(context, context.req.path.slice(WORLDS_PATH.length) || '/'),
  )
  app.onError(answerFault)
  return app

  /** Reading its contract takes longer than a call of the shop's API, which does not wait for it. */
  function openControl(): Promise<ControlRoutes> {
    control ??= createControlRoutes(createControlCalls(worlds, backends, stopping))
    return control
  }
}

/** A world as clients of it begin their paths: without its name. */
function withoutPrefix(request: Request, name: string): Request {
  const { pathname } = new URL(request.url)
  return withPath(request, pathname.slice(`${WORLDS_PATH}/${name}`.length))
}

/** Refuses what comes under a name that is not known, of the server itself or of one before it. */
function refuseUnknownHost(
  request: Request,
  allowedHosts: readonly string[],
): Response | undefined {
  const name = findUnknownHost(readHosts(request), allowedHosts)
  if (name === undefined) return undefined
  return refuse(
    403,
    `The desk and the calls on worlds are not served to "${name}": any page can have such a name lead here. They are served to localhost, to IP addresses, and to the names that the mock is started with: --allowed-hosts ${name}. The API itself answers under every name.`,
  )
}

/** A page of another origin, which would otherwise reach whatever listens on this machine. */
function isOfOtherPage({ req }: Context): boolean {
  const origin = req.header('Origin')
  if (origin === undefined) return false
  // Vite forwards the desk's calls; a page of another origin can't name a host without asking first.
  const host = req.header('X-Forwarded-Host') ?? req.header('Host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}
