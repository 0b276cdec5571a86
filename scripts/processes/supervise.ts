import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { restartDelayMs } from './restart-delay'
import { endProcess } from './stop'

const READY_POLL_MS = 100
const STEADY_AFTER_MS = 30_000

export interface SupervisedCommand {
  /** As it is called in messages. */
  name: string
  /** Arguments of this same Node. */
  args: readonly string[]
  /** The port of this machine on which it answers. */
  port: number
  /** Gets each line that the process writes. */
  onLine(line: string): void
  /** Told in a sentence that it ended by itself and when it comes back. */
  onRestart(message: string): void
}

export interface Supervised {
  /** True as soon as the process answers, after its restart when it has ended; false once it is stopped for good. */
  whenReady(): Promise<boolean>
  /** Ends the process for good. */
  stop(): Promise<void>
  /** Of the process that runs now. */
  readonly pid: number | undefined
}

/** Runs a command and starts it again, after growing pauses, whenever it ends by itself. */
export function supervise(command: SupervisedCommand): Supervised {
  const stopping = new AbortController()
  let child: ChildProcess | undefined

  const keepAlive = async () => {
    for (let deaths = 0; !stopping.signal.aborted; ) {
      const startedAt = performance.now()
      child = run(command)
      const ending = await waitForEnd(child)
      child = undefined
      if (stopping.signal.aborted) return
      deaths = performance.now() - startedAt > STEADY_AFTER_MS ? 1 : deaths + 1
      const delayMs = restartDelayMs(deaths)
      command.onRestart(`${command.name} ${ending}; it starts again in ${delayMs / 1000} s.`)
      await pause(delayMs, undefined, { signal: stopping.signal }).catch(ignoreAbort)
    }
  }
  const lifetime = keepAlive()

  return {
    async whenReady() {
      while (!(await isListening(command.port))) {
        if (stopping.signal.aborted) return false
        await pause(READY_POLL_MS)
      }
      return true
    },
    async stop() {
      stopping.abort()
      if (child) await endProcess(child)
      await lifetime
    },
    get pid() {
      return child?.pid
    },
  }
}

function run({ args, onLine }: SupervisedCommand): ChildProcess {
  const color = process.stdout.hasColors?.() ? { FORCE_COLOR: '1' } : {}
  const env = { ...process.env, ...color }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  createInterface({ input: child.stdout }).on('line', onLine)
  createInterface({ input: child.stderr }).on('line', onLine)
  return child
}

function waitForEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not start (${error.message})`))
    child.once('exit', (code, signal) => {
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`)
    })
  })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}
