import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readOldDropIn, readOldStylesheet } from '../../mocks/braintree/old-drop-in'

/** The old drop-in's address, as far as a shop of its own has it. */
export const OLD_SCRIPT = '/web/dropin/1.48.0/js/dropin.min.js'

/** A merchant's shop on an address of its own. */
export interface Shop {
  readonly origin: string
  close(): Promise<unknown>
}

/**
 * Serves pages that bring the published drop-in, on the stand-ins of another site.
 *
 * @param pages what their bodies hold, by path
 * @param standIns the script that has the stand-ins
 */
export async function serveShop(
  pages: Readonly<Record<string, string>>,
  standIns: string,
): Promise<Shop> {
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/components.js': ['text/javascript', standIns],
    [OLD_SCRIPT]: ['text/javascript', (await readOldDropIn()).onStandIns],
    '/web/dropin/1.48.0/css/dropin.css': ['text/css', await readOldStylesheet()],
    ...Object.fromEntries(
      Object.entries(pages).map(([path, body]) => [path, ['text/html', page(body)]] as const),
    ),
  }
  const server = createServer((request, response) => {
    const file = files[(request.url ?? '').replace(/\?.*/, '')]
    response.writeHead(file ? 200 : 404, {
      'content-type': `${file?.[0] ?? 'text/plain'}; charset=utf-8`,
    })
    response.end(file?.[1] ?? 'Not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) }
}

function page(body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shop</title>
<link rel="icon" href="data:,">
<script src="/components.js"></script>
${body}
</html>
`
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The shop has no port.')
  return address.port
}

function closeServer(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
