import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

interface ServedShop {
  readonly origin: string
  close(): Promise<unknown>
}

/** Serves the shop's page and the widget's script, as a merchant's server would; no tokens and no charges. */
export async function serveShop(project: string): Promise<ServedShop> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.example')
    const path = pathname.replace(/^\/widget\//, 'node_modules/prompt-bazaar-widget/')
    const file = join(project, pathname === '/checkout' ? 'checkout.html' : path)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    return createReadStream(file).pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The shop has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
