import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ENTRY = fileURLToPath(new URL('./service-process.ts', import.meta.url))
const portSchema = z.object({ port: z.number() })
const heapSchema = z.object({ heapBytes: z.number() })

/** An API that runs as a process of its own. */
export interface Service {
  /** Without trailing slash. */
  readonly origin: string
  /** What it has logged as faults, as text. */
  faults(): string
  /** Whether it still runs. */
  isAlive(): boolean
  /** Bytes on its heap once everything that can be is collected. */
  heapBytes(): Promise<number>
  /** Ends it without a chance to tidy up; resolves when it is gone. */
  kill(): Promise<void>
}

/** Starts the API on a directory; rejects with what it wrote when it ends before it answers. */
export async function startService(dataDirectory: string): Promise<Service> {
  const child = fork(ENTRY, [dataDirectory], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let written = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    written += chunk.toString('utf8')
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The service ended:\n${written}`)
  })
  const { port } = portSchema.parse(await Promise.race([nextMessage(child), ended]))
  ended.catch(() => undefined)
  return {
    origin: `http://127.0.0.1:${port}`,
    faults: () => written,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async heapBytes() {
      const answer = nextMessage(child)
      child.send('heap')
      return heapSchema.parse(await answer).heapBytes
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await once(child, 'message')
  return message
}
