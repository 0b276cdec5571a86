import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Run with Node, it starts sooner than by `npx`. */
export const VITE = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)

/** Vite warns of configurations whose imports have no extension, which ours have like every file. */
export const QUIET = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

/** What is built is for people, also where a test or a shell set up for developing asks for it. */
const FOR_PEOPLE = { NODE_ENV: 'production' }

/**
 * Runs Vite in a separate process, so that a build's memory is freed when it ends.
 *
 * @throws Error when it fails; what it wrote is in the terminal
 */
export function runVite(args: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const mode = args[0] === 'build' ? FOR_PEOPLE : {}
    const env = { ...process.env, ...QUIET, ...mode, ...settings }
    const child = spawn(process.execPath, [VITE, ...args], { cwd: ROOT, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`\`vite ${args.join(' ')}\` ended with exit code ${code}.`))
    })
  })
}
