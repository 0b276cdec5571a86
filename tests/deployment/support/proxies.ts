import { join } from 'node:path'
import { completeNginx, nginxCommand, nginxProgram } from '../../../scripts/hosting/complete-nginx'
import { fillExample } from '../../../scripts/hosting/fill-example'
import { findProgram } from '../../../scripts/system/find-program'

/** What the example of a proxy is filled with, in the place of its names and addresses. */
export interface Place {
  /** For what the proxy writes. */
  readonly folder: string
  /** The files of pages, with their headers. */
  readonly files: string
  readonly certificate: string
  readonly key: string
  /** Where the two processes listen. */
  readonly upstreams: readonly [number, number]
  readonly httpPort: number
  readonly httpsPort: number
}

/** A server that stands before the shop, with the example that `docs/deployment.md` points to. */
export interface ProxyKind {
  readonly name: 'nginx' | 'Caddy' | 'nginx as a cache'
  readonly isInstalled: boolean
  /** Its whole configuration, made of the example. */
  configure(place: Place): Promise<string>
  /** The command that runs the configuration in this file, in the foreground. */
  command(file: string): readonly [string, ...string[]]
}

const caddyProgram = findProgram('caddy')
const canCertify = findProgram('openssl') !== undefined

/** Every kind of proxy that has an example for the storefront's files, installed or not. */
export const proxies: readonly ProxyKind[] = [
  {
    name: 'nginx',
    isInstalled: nginxProgram !== undefined && canCertify,
    async configure(place) {
      const site = await fillExample('nginx.conf', {
        ...ofNginx(place),
        '/srv/shop/dist': place.files,
      })
      return completeNginx(site, place.folder)
    },
    command: nginxCommand,
  },
  {
    name: 'Caddy',
    isInstalled: caddyProgram !== undefined && canCertify,
    async configure(place) {
      const { folder, httpPort, httpsPort, certificate, key } = place
      const site = await fillExample('Caddyfile', {
        ...addresses(place),
        '/srv/shop/dist': place.files,
        'http://shop.example {': `http://shop.example:${httpPort} {\n\tbind 127.0.0.1`,
        '\nshop.example {': `\nhttps://shop.example:${httpsPort} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
      })
      return `{
	admin off
	auto_https off
	http_port ${httpPort}
	https_port ${httpsPort}
	storage file_system ${folder}
	log {
		level WARN
	}
}
${site}`
    },
    command: (file) => [caddyProgram ?? 'caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
]

/** nginx before processes that draw the pages, whose documents it keeps. */
export const nginxCache: ProxyKind = {
  name: 'nginx as a cache',
  isInstalled: nginxProgram !== undefined && canCertify,
  async configure(place) {
    const site = await fillExample('nginx-cache.conf', {
      ...ofNginx(place),
      '/var/cache/nginx/shop': join(place.folder, 'cache'),
    })
    return completeNginx(site, place.folder)
  },
  command: nginxCommand,
}

function ofNginx(place: Place): Record<string, string> {
  return {
    ...addresses(place),
    '/etc/ssl/shop/certificate.pem': place.certificate,
    '/etc/ssl/shop/key.pem': place.key,
    'listen 80;': `listen 127.0.0.1:${place.httpPort};`,
    'listen 443 ': `listen 127.0.0.1:${place.httpsPort} `,
  }
}

function addresses({ upstreams: [one, other] }: Place): Record<string, string> {
  return { '10.0.0.11:4173': `127.0.0.1:${one}`, '10.0.0.12:4173': `127.0.0.1:${other}` }
}
