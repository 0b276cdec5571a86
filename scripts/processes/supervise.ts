import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { isListening } from './listening/is-listening'
import { restartDelayMs } from './restart-delay'
import { endProcess } from './stop'

const READY_POLL_MS = 100
const STEADY_AFTER_MS = 30_000

export interface SupervisedCommand {
  /** As it is called in messages. */
  name: string
  /** Arguments of this same Node. */
  args: readonly string[]
  /** In place of `args` once it has answered: what is to be done at the first start alone is left out. */
  laterArgs?: readonly string[]
  /** The port of this machine on which it answers. */
  port: number
  /** Gets each line that the process writes. */
  onLine(line: string): void
  /** Told in a sentence that it ended by itself and when it comes back. */
  onRestart(message: string): void
}

/** A process ended by itself before it ever answered: to start it again would end the same way. */
export class NeverAnswered extends Error {
  override readonly name = 'NeverAnswered'
}

export interface Supervised {
  /**
   * True as soon as the process answers, after its restart when it has ended; false once it is stopped for good.
   *
   * @throws NeverAnswered when its first start failed
   */
  whenReady(): Promise<boolean>
  /** Ends the process and starts it again at once, because what it is made of has changed. */
  restart(): Promise<void>
  /** Ends the process for good. */
  stop(): Promise<void>
  /** Of the process that runs now. */
  readonly pid: number | undefined
}

/**
 * Runs a command and starts it again, after growing pauses, whenever it ends by itself; but not when its first start failed,
 * as it does with a wrong option.
 */
export function supervise(command: SupervisedCommand): Supervised {
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  let failure: NeverAnswered | undefined
  let waking = new AbortController()
  let isReplaced = false
  let hasAnswered = false

  const noteAnswer = async (started: ChildProcess) => {
    if (await answers(started, command.port)) hasAnswered = true
  }
  const keepAlive = async () => {
    for (let deaths = 0; !stopping.signal.aborted; ) {
      const startedAt = performance.now()
      const started = run(command, hasAnswered)
      child = started
      const end = waitForEnd(started)
      await Promise.race([end, noteAnswer(started)])
      const { ending, isByItself } = await end
      child = undefined
      if (stopping.signal.aborted) return
      if (isReplaced) {
        isReplaced = false
        deaths = 0
        continue
      }
      if (!hasAnswered && isByItself) {
        failure = new NeverAnswered(`${command.name} ${ending} before it answered.`)
        return
      }
      deaths = performance.now() - startedAt > STEADY_AFTER_MS ? 1 : deaths + 1
      const delayMs = restartDelayMs(deaths)
      command.onRestart(`${command.name} ${ending}; it starts again in ${delayMs / 1000} s.`)
      waking = new AbortController()
      const signal = AbortSignal.any([stopping.signal, waking.signal])
      await pause(delayMs, undefined, { signal }).catch(ignoreAbort)
    }
  }
  const lifetime = keepAlive()

  return {
    async whenReady() {
      while (!(await isListening(command.port))) {
        if (failure) throw failure
        if (stopping.signal.aborted) return false
        await pause(READY_POLL_MS)
      }
      hasAnswered = true
      return true
    },
    async restart() {
      // Between two starts the next one has what is new.
      if (!child) return waking.abort()
      isReplaced = true
      await endProcess(child)
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

function run(
  { args, laterArgs = args, onLine }: SupervisedCommand,
  hasAnswered: boolean,
): ChildProcess {
  const color = process.stdout.hasColors?.() ? { FORCE_COLOR: '1' } : {}
  const env = { ...process.env, ...color }
  const child = spawn(process.execPath, hasAnswered ? laterArgs : args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  createInterface({ input: child.stdout }).on('line', onLine)
  createInterface({ input: child.stderr }).on('line', onLine)
  return child
}

/** How a process ended, and whether that was its own doing. */
function waitForEnd(child: ChildProcess): Promise<{ ending: string; isByItself: boolean }> {
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ ending: `could not start (${error.message})`, isByItself: true }),
    )
    child.once('exit', (code, signal) =>
      resolve(
        signal
          ? { ending: `was ended by ${signal}`, isByItself: false }
          : { ending: `ended with exit code ${code}`, isByItself: true },
      ),
    )
  })
}

/** Resolves with true as soon as a process answers, with false once it has ended. */
async function answers(child: ChildProcess, port: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await isListening(port)) return true
    await pause(READY_POLL_MS)
  }
  return false
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}
