import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { completeNginx, nginxCommand } from '../../hosting/complete-nginx'
import { fillExample } from '../../hosting/fill-example'
import { findFreePort } from '../../processes/listening/free-port'
import { isListening } from '../../processes/listening/is-listening'
import { endProcess } from '../../processes/stop'

const POLL_MS = 20

export interface PageCache {
  /** Without trailing slash. */
  readonly origin: string
  stop(): Promise<void>
}

/**
 * nginx as a cache before a shop, by the example that deployers are given; without HTTPS, as what it is measured beside.
 *
 * @throws Error with what it wrote, when it does not start
 */
export async function startPageCache(shopOrigin: string): Promise<PageCache> {
  const folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  const [port, other] = [await findFreePort(), await findFreePort()]
  const { port: shopPort } = new URL(shopOrigin)
  const site = await fillExample('nginx-cache.conf', {
    '10.0.0.11:4173': `127.0.0.1:${shopPort}`,
    '10.0.0.12:4173': `127.0.0.1:${shopPort}`,
    '/var/cache/nginx/shop': join(folder, 'cache'),
    'ssl_certificate /etc/ssl/shop/certificate.pem;': '',
    'ssl_certificate_key /etc/ssl/shop/key.pem;': '',
    'listen 80;': `listen 127.0.0.1:${other};`,
    // Connections are kept for as long as is measured.
    'listen 443 ssl http2;': `listen 127.0.0.1:${port}; keepalive_requests 10000000;`,
  })
  const file = join(folder, 'nginx.conf')
  await writeFile(file, completeNginx(site, folder))
  const [program, ...args] = nginxCommand(file)
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let written = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written += text
  })
  const stop = async () => {
    await endProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      await stop()
      throw new Error(`nginx did not start: ${written}`)
    }
    await pause(POLL_MS)
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
