import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { findFreePort } from '../../../scripts/processes/listening/free-port'
import { buildStorefront } from '../../../scripts/start/build-storefront'
import { createShopServer } from '../../../scripts/start/shop-server'

/** The shop at an address of its own, where builds follow each other. */
export interface Deployments {
  readonly origin: string
  /** Serves another build from now on, and nothing of the one before; its pages carry the mark. */
  deploy(mark: string): Promise<void>
  /** Ends the server, as a lost connection does for whoever asks; `deploy` starts it again. */
  stop(): Promise<void>
  /** From now on takes requests and answers none, as on a connection that hangs, until the next `deploy`. */
  hang(): void
  /** Ends it and removes the builds. */
  remove(): Promise<void>
}

/** Calls of the API go to the service there. */
export async function createDeployments(service: string): Promise<Deployments> {
  const storefront = join(await buildStorefront('simulated', () => undefined), 'files')
  const folder = await mkdtemp(join(tmpdir(), 'deployments-'))
  const port = await findFreePort()
  let server: ServerType | undefined
  let isHanging = false
  const api = new Hono().all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const { method } = req
    const headers = withoutHost(req.raw)
    const body = method === 'GET' ? null : await req.arrayBuffer()
    return fetch(service + pathname + search, { method, headers, body })
  })

  const stop = async () => {
    const ending = server
    server = undefined
    if (!ending) return
    await new Promise((resolve) => {
      ending.close(resolve)
      if ('closeAllConnections' in ending) ending.closeAllConnections()
    })
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop,
    hang() {
      isHanging = true
    },
    async deploy(mark) {
      const files = join(folder, mark)
      await cp(storefront, files, { recursive: true })
      await markBuild(files, mark)
      await stop()
      const shop = createShopServer({ storefront: files, api, provider: 'simulated' })
      isHanging = false
      server = serve({
        fetch: (request, env) =>
          isHanging ? new Promise<Response>(() => undefined) : shop.fetch(request, env),
        port,
        hostname: '127.0.0.1',
      })
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Makes another build of one: files that name each other have other names in it, and it carries the mark. */
async function markBuild(files: string, mark: string): Promise<void> {
  const assets = join(files, 'assets')
  const names = await readdir(assets)
  const scripts = names.filter((name) => name.endsWith('.js'))
  if (!scripts.some(isEntry)) throw new Error('The build has no entry.')
  const renamed = new Map(
    scripts.map((name) => [
      name,
      isEntry(name) ? `index-${mark}.js` : name.replace(/\.js$/, `-${mark}.js`),
    ]),
  )
  const rename = (text: string) =>
    text.replace(/[\w.-]+\.js\b/g, (name) => renamed.get(name) ?? name)
  for (const [name, other] of renamed) {
    const code = rename(await readFile(join(assets, name), 'utf8'))
    const marked = isEntry(name) ? `${code};document.documentElement.dataset.build='${mark}'` : code
    await rm(join(assets, name))
    await writeFile(join(assets, other), marked)
  }
  const page = join(files, 'index.html')
  await writeFile(page, rename(await readFile(page, 'utf8')))
  // The compressed forms are those of the build before.
  for (const name of ['index.html', ...scripts.map((script) => `assets/${script}`)]) {
    for (const kind of ['br', 'gz']) await rm(join(files, `${name}.${kind}`), { force: true })
  }
}

function isEntry(name: string): boolean {
  return /^index-[\w-]+\.js$/.test(name)
}

/** Without what is between two machines: the host, and how a response is compressed: `fetch` undoes that and leaves the header. */
function withoutHost(request: Request): Headers {
  const headers = new Headers(request.headers)
  headers.delete('host')
  headers.set('accept-encoding', 'identity')
  return headers
}
