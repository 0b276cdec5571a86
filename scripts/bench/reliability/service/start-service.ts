import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { RUN_FILE } from '../../../run/run-file'

const ENTRY = fileURLToPath(new URL('./service-process.ts', import.meta.url))
const startedSchema = z.object({ port: z.number() })
const timeSchema = z.object({ cpuMs: z.number() })
const memorySchema = z.object({
  heapBytes: z.number(),
  bufferBytes: z.number(),
  residentBytes: z.number(),
  mostResidentBytes: z.number(),
})

/** An API that runs as a separate process. */
export interface Service {
  /** Without trailing slash. */
  readonly origin: string
  readonly processId: number
  /** What it has logged as faults, as text. */
  faults(): string
  /** Whether it still runs. */
  isAlive(): boolean
  /** Of a processor, since it started. To ask costs next to nothing. */
  cpuMs(): Promise<number>
  /** To ask makes it collect. Not of a program of its own. */
  memory(): Promise<{
    /** On its heap once everything that can be is collected. */
    readonly heapBytes: number
    /** In buffers beside the heap, counted at the same moment. */
    readonly bufferBytes: number
    /** Of the whole process, with what it has embedded; and the most until now. */
    readonly residentBytes: number
    readonly mostResidentBytes: number
  }>
  /** Ends it without a chance to tidy up; resolves when it is gone. */
  kill(): Promise<void>
}

/** Where a service keeps its data. */
export type DataPlace = { readonly dataDirectory: string } | { readonly databaseUrl: string }

/** What is started, where it is not the API with quick password hashes and no rate limits. */
export interface ServiceProgram {
  /** A file's path. */
  readonly entry: string
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Starts the API on its data; rejects with what it wrote when it ends before it answers.
 *
 * @throws Error when the process ends before it listens
 */
export async function startService(place: DataPlace, program?: ServiceProgram): Promise<Service> {
  const { entry, settings } = program ?? { entry: ENTRY, settings: {} }
  const child = fork(RUN_FILE, [entry], {
    env: {
      ...process.env,
      ...settings,
      DATA_DIR: 'dataDirectory' in place ? place.dataDirectory : undefined,
      DATABASE_URL: 'databaseUrl' in place ? place.databaseUrl : undefined,
    },
    execArgv: program ? [] : ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let written = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    written += chunk.toString('utf8')
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The service ended:\n${written}`)
  })
  const { port } = startedSchema.parse(await Promise.race([nextMessage(child), ended]))
  ended.catch(() => undefined)
  const { pid: processId } = child
  if (processId === undefined) throw new Error('The service has no process.')
  const ask = (what: 'processor-time' | 'memory') => {
    const answer = nextMessage(child)
    child.send(what)
    return answer
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    processId,
    faults: () => written,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async cpuMs() {
      return timeSchema.parse(await ask('processor-time')).cpuMs
    },
    memory: async () => memorySchema.parse(await ask('memory')),
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
