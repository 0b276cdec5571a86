import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { buildStorefront } from '../../../scripts/start/build-storefront'
import { createShopServer } from '../../../scripts/start/shop-server'

/** The shop at an address of its own, where builds follow each other. */
export interface Deployments {
  readonly origin: string
  /** Serves another build from now on, and nothing of the one before; its pages carry the mark. */
  deploy(mark: string): Promise<void>
  /** Ends the server, as a lost connection does for whoever asks; `deploy` starts it again. */
  stop(): Promise<void>
  /** Ends it and removes the builds. */
  remove(): Promise<void>
}

/** Calls of the API go to the service there. */
export async function createDeployments(service: string): Promise<Deployments> {
  const storefront = join(await buildStorefront('simulated', () => undefined), 'files')
  const folder = await mkdtemp(join(tmpdir(), 'deployments-'))
  const port = await findPort()
  let server: ServerType | undefined
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
    async deploy(mark) {
      const files = join(folder, mark)
      await cp(storefront, files, { recursive: true })
      await markBuild(files, mark)
      await stop()
      const { fetch } = createShopServer({ storefront: files, api, provider: 'simulated' })
      server = serve({ fetch, port, hostname: '127.0.0.1' })
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Makes another build of one: its entry differs, so it has another name. */
async function markBuild(files: string, mark: string): Promise<void> {
  const assets = join(files, 'assets')
  const names = await readdir(assets)
  const entry = names.find((name) => /^index-[\w-]+\.js$/.test(name))
  if (!entry) throw new Error('The build has no entry.')
  const marked = `index-${mark}.js`
  const code = await readFile(join(assets, entry), 'utf8')
  await writeFile(join(assets, entry), `${code};document.documentElement.dataset.build='${mark}'`)
  await rename(join(assets, entry), join(assets, marked))
  const page = join(files, 'index.html')
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(entry, marked))
  // The compressed forms are those of the build before.
  for (const name of ['index.html', `assets/${entry}`]) {
    for (const kind of ['br', 'gz']) await rm(join(files, `${name}.${kind}`), { force: true })
  }
}

function withoutHost(request: Request): Headers {
  const headers = new Headers(request.headers)
  headers.delete('host')
  return headers
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address: AddressInfo | string | null = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
