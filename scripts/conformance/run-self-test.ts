import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SELF_TEST = fileURLToPath(new URL('../../tests/conformance/self-test.ts', import.meta.url))

/** Runs the self-test in a process of its own: it starts the stateful API, which this check knows nothing of. */
export async function runSelfTest(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, SELF_TEST, ...args], {
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
