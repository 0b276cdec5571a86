import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  readonly name: 'nginx' | 'Caddy'
  readonly isInstalled: boolean
  /** Its whole configuration, made of the example. */
  configure(place: Place): Promise<string>
  /** The command that runs the configuration in this file, in the foreground. */
  command(file: string): readonly [string, ...string[]]
}

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../docs/hosting/${name}`, import.meta.url)), 'utf8')

const nginxProgram = findProgram('nginx')
const caddyProgram = findProgram('caddy')
const canCertify = findProgram('openssl') !== undefined

/** Every kind of proxy that has an example, installed or not. */
export const proxies: readonly ProxyKind[] = [
  {
    name: 'nginx',
    isInstalled: nginxProgram !== undefined && canCertify,
    async configure(place) {
      const { folder, httpPort, httpsPort } = place
      const site = replaceEach(await example('nginx.conf'), {
        ...common(place),
        '/etc/ssl/shop/certificate.pem': place.certificate,
        '/etc/ssl/shop/key.pem': place.key,
        'listen 80;': `listen 127.0.0.1:${httpPort};`,
        'listen 443 ': `listen 127.0.0.1:${httpsPort} `,
      })
      const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
      return [
        // Its workers have to read what is this user's alone.
        process.getuid?.() === 0 ? 'user root;' : '',
        'daemon off; worker_processes 2; error_log stderr warn;',
        `pid ${join(folder, 'nginx.pid')};`,
        'events {}',
        `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`,
        site,
        '}',
      ].join('\n')
    },
    command: (file) => [nginxProgram ?? 'nginx', '-c', file, '-e', 'stderr'],
  },
  {
    name: 'Caddy',
    isInstalled: caddyProgram !== undefined && canCertify,
    async configure(place) {
      const { folder, httpPort, httpsPort, certificate, key } = place
      const site = replaceEach(await example('Caddyfile'), {
        ...common(place),
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

function common({ files, upstreams }: Place): Record<string, string> {
  const [one, other] = upstreams
  return {
    '/srv/shop/dist': files,
    '10.0.0.11:4173': `127.0.0.1:${one}`,
    '10.0.0.12:4173': `127.0.0.1:${other}`,
  }
}

/** @throws Error for a text that is not there, so that the example can't change behind the tests */
function replaceEach(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The example no longer says ${from}.`)
    return result.replaceAll(from, to)
  }, text)
}
