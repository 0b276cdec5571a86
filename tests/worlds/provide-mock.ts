import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach } from 'vitest'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { endProcess } from '../../scripts/processes/stop'
import { RUN_FILE } from '../../scripts/run/run-file'
import { ROOT } from '../../scripts/system/run-command'

/** `npm run mock` as a process. */
export interface MockProcess {
  readonly origin: string
  /** What it has printed so far. */
  output(): string
  /** Resolves with exit code and signal. */
  readonly ended: Promise<unknown[]>
  stop(): Promise<void>
}

/** Starts mocks that keep nothing, each ended with its test. */
export function provideMock(): (...options: string[]) => Promise<MockProcess> {
  let running: ChildProcess | undefined

  // Also where a test has failed.
  afterEach(async () => {
    if (running) await endProcess(running)
    running = undefined
  })

  return async (...options) => {
    const port = await findFreePort()
    const child = spawn(
      process.execPath,
      [RUN_FILE, 'scripts/mock.ts', '--memory', '--port', String(port), ...options],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    running = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8')
      })
    }
    const ended = once(child, 'close')
    return {
      origin: `http://127.0.0.1:${port}`,
      output: () => output,
      ended,
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
}
