import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { RUN_FILE } from '../../run/run-file'
import { sendTo } from '../reliability/service/send-to'

const ENTRY = fileURLToPath(new URL('./load-process.ts', import.meta.url))
const CONNECTIONS = 16
const run = promisify(execFile)

export const loadSchema = z.object({
  port: z.number(),
  request: z.string(),
  connections: z.number(),
  seconds: z.number(),
})

export type Load = z.infer<typeof loadSchema>

const resultSchema = z.object({
  perSecond: z.number(),
  percentile99Ms: z.number(),
  /** Answers that are no 200. */
  refused: z.number(),
})

export type LoadResult = z.infer<typeof resultSchema>

/** What is asked for; a read with a body is a POST. */
export type Asked = { readonly path: string; readonly body?: object }

/** Of every request, as a browser has them. */
const HEADERS = {
  Accept: 'text/html, */*',
  'Accept-Encoding': 'gzip, deflate, br',
  'Accept-Language': 'en-US, en;q=0.9',
}

/**
 * The bytes of an answer as they are sent, so compressed, when it is asked for as `runLoad` does.
 *
 * @throws Error when it is no 200
 */
export async function askOnce(origin: string, { path, body }: Asked): Promise<ArrayBuffer> {
  const init = body
    ? {
        method: 'POST',
        headers: { ...HEADERS, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { headers: HEADERS }
  const response = await sendTo({ origin })(path, init)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
  return response.arrayBuffer()
}

/**
 * Asks for the same over 16 connections, as fast as it is answered, from a process beside.
 *
 * @throws Error when an answer is no 200
 */
export async function runLoad(origin: string, asked: Asked, seconds: number): Promise<LoadResult> {
  const { port, host } = new URL(origin)
  const request = writeRequest(host, asked)
  const load: Load = { port: Number(port), request, connections: CONNECTIONS, seconds }
  const { stdout } = await run(process.execPath, [RUN_FILE, ENTRY, JSON.stringify(load)])
  const result = resultSchema.parse(JSON.parse(stdout))
  if (result.refused > 0) throw new Error(`${asked.path} was refused ${result.refused} times.`)
  return result
}

function writeRequest(host: string, { path, body }: Asked): string {
  const text = body ? JSON.stringify(body) : ''
  const head = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${text.length}`] : []),
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}
