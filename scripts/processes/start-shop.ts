import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RUN_FILE } from '../run/run-file'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ADDRESS = /http:\/\/localhost:\d+/

export interface RunningShop {
  /** Without trailing slash. */
  origin: string
  /** What it has written so far. */
  output(): string
  /** Stops it where it is, as a machine does that is busy with something else, and lets it go on. */
  stall(): void
  wake(): void
  /** Stops it with a signal, as a terminal does, and resolves with its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/**
 * Starts `npm start` in a separate process and resolves when it prints its URL.
 *
 * @throws Error with what it wrote, when it ends before
 */
export async function startShop(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<RunningShop> {
  const child = spawn(process.execPath, [RUN_FILE, 'scripts/start.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = waitForExit(child)
  let output = ''
  const address = new Promise<string>((resolve) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const [found] = ADDRESS.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
  })
  const origin = await Promise.race([address, exit.then(() => undefined)])
  if (!origin) throw new Error(output)
  return {
    origin,
    output: () => output,
    stall: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return exit
    },
  }
}

function waitForExit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code))
  })
}
