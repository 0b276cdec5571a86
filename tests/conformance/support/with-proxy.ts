import { runCommand } from '../../../scripts/conformance/run-command'
import type { Handler } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL } from '../../../scripts/conformance/self-test/start-service'

interface ProxyOptions {
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs `--proxy` until `use` is done with its address. */
export async function withProxy(
  target: string,
  use: (baseUrl: string) => Promise<unknown>,
  { args = [], environment = {} }: ProxyOptions = {},
) {
  const stop = new AbortController()
  const written = { out: '', error: '' }
  let onReady: (baseUrl: string) => void = () => undefined
  const ready = new Promise<string>((resolve) => {
    onReady = resolve
  })
  const ended = runCommand(['--proxy', '0', '--base-url', target, ...args], {
    environment,
    fetch,
    out: {
      write(text: string) {
        written.out += text
        const [, baseUrl] = /^Give clients (\S+):/m.exec(written.out) ?? []
        if (baseUrl !== undefined) onReady(baseUrl)
      },
    },
    error: { write: (text: string) => (written.error += text) },
    catchSignals: () => ({ first: stop.signal, second: new AbortController().signal }),
  })
  await use(await ready)
  stop.abort()
  return { status: await ended, ...written }
}

/** Sends what is meant for the service to another address. */
export const through =
  (baseUrl: string): Handler =>
  async (request) => {
    const { method, headers } = request
    const body =
      method === 'GET' || method === 'DELETE' ? {} : { body: await request.arrayBuffer() }
    const url = request.url.replace(new URL(BASE_URL).origin, new URL(baseUrl).origin)
    return fetch(new Request(url, { method, headers, redirect: 'manual', ...body }))
  }
