import { connect } from 'node:net'
import { createRandom } from '../../../../../mocks/api/database/seed/random'
import { type Digest, findChanges } from '../judge/watch-tables'
import { makeRawCase, type RawCase } from './raw-cases'

export interface RawPlan {
  readonly port: number
  readonly seed: string
  readonly count: number
  /** Nothing that is sent may change what is stored. */
  readonly readDigest: () => Promise<Digest>
}

export interface RawResult {
  readonly statuses: ReadonlyMap<number, number>
  /** Connections that were closed without an answer. */
  readonly silent: number
  readonly problems: readonly string[]
}

const PATIENCE_MS = 20_000
const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) /gm

/** Sends bytes over separate connections, one after the other, and checks that the responses are valid HTTP. */
export async function runRaw({ port, seed, count, readDigest }: RawPlan): Promise<RawResult> {
  const statuses = new Map<number, number>()
  const problems: string[] = []
  let silent = 0
  const before = await readDigest()
  for (let index = 0; index < count; index += 1) {
    const raw = makeRawCase(createRandom(`${seed} raw ${index}`))
    const answer = await exchange(port, raw)
    const found = [...answer.text.matchAll(STATUS_LINE)].map(([, status]) => Number(status))
    if (found.length === 0) silent += 1
    for (const status of found) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const problem = judge(answer, found)
    if (problem) problems.push(describe(seed, index, raw, problem))
  }
  const changed = findChanges(before, await readDigest())
  if (changed.length > 0) problems.push(`'${seed} raw' have changed ${changed.join(', ')}`)
  return { statuses, silent, problems }
}

interface RawAnswer {
  readonly text: string
  readonly isClosed: boolean
}

function judge({ text, isClosed }: RawAnswer, statuses: readonly number[]): string | undefined {
  if (!isClosed) return `still open after ${PATIENCE_MS} ms`
  if (statuses.some((status) => status >= 500)) return text.slice(0, 200)
  // CONNECT, and who goes away in the middle, get none; what is answered begins with a status.
  return text === '' || statuses.length > 0 ? undefined : `no HTTP: ${text.slice(0, 100)}`
}

/** Sends the bytes and nothing more, and reads until the connection is closed. */
function exchange(port: number, { bytes }: RawCase): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const stop = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, isClosed })
    }
    const timer = setTimeout(() => stop(false), PATIENCE_MS)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
    })
    // Closed while it is written to: the answer says why.
    socket.on('error', () => undefined)
    socket.on('close', () => stop(true))
    socket.end(Buffer.from(bytes, 'latin1'))
  })
}

function describe(seed: string, index: number, { name, bytes }: RawCase, problem: string): string {
  return `'${seed} raw ${index}', ${name} ${JSON.stringify(bytes.slice(0, 300))}: ${problem}`
}
