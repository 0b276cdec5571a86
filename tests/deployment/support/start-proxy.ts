import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { writeHeaderFiles } from '../../../scripts/hosting/write-header-files'
import { findFreePort } from '../../../scripts/processes/listening/free-port'
import { isListening } from '../../../scripts/processes/listening/is-listening'
import { endProcess } from '../../../scripts/processes/stop'
import { buildStorefront } from '../../../scripts/start/build-storefront'
import type { ProxyKind } from './proxies'

const POLL_MS = 20

export const HOST = 'shop.example'

export interface RunningProxy {
  readonly httpPort: number
  readonly httpsPort: number
  /** What its certificate is signed with: itself. */
  readonly certificate: string
  /** What it has written so far: warnings and errors. */
  output(): string
  stop(): Promise<void>
}

/** Serves the storefront's files and hands the rest to two processes, under the example's own rules. */
export async function startProxy(
  proxy: ProxyKind,
  upstreams: readonly [number, number],
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  const files = join(folder, 'dist')
  const storefront = await buildStorefront('simulated', () => undefined)
  await cp(join(storefront, 'files'), files, { recursive: true })
  // The stricter and the looser headers differ with Braintree alone.
  await writeHeaderFiles(files, { provider: 'braintree', allowsPayPalScripts: false })
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  await makeCertificate(certificate, key)
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  const file = join(folder, 'proxy.conf')
  const place = { folder, files, certificate, key, upstreams, httpPort, httpsPort }
  await writeFile(file, await proxy.configure(place))

  const [program, ...args] = proxy.command(file)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  while (!(await isListening(httpsPort))) {
    if (child.exitCode !== null) throw new Error(`${proxy.name} did not start: ${output}`)
    await pause(POLL_MS)
  }
  return {
    httpPort,
    httpsPort,
    certificate: await readFile(certificate, 'utf8'),
    output: () => output,
    async stop() {
      await endProcess(child)
      await rm(folder, { recursive: true })
    },
  }
}

async function makeCertificate(certificate: string, key: string): Promise<void> {
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`, '-days', '2'],
    ...['-keyout', key, '-out', certificate],
  ])
}
