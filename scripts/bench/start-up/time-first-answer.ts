import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const ASK_AGAIN_MS = 20
const GIVE_UP_MS = 60_000

/** A command that serves something, as a newcomer types it. */
export interface Command {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Where it is started; the repository when it is left out. */
  readonly cwd?: string
  /** Answers with a status below 400 once the server is ready. */
  readonly url: string
  /** How `url` is asked for, if not by a plain GET. */
  readonly request?: RequestInit
}

/**
 * ms from the start of the process to its first good answer; the process has ended when this resolves.
 *
 * @throws Error with what it wrote, when no answer comes
 */
export async function timeFirstAnswer({
  args,
  env = {},
  cwd = ROOT,
  url,
  request = {},
}: Command): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      written += chunk.toString()
    })
  }
  const ended = once(child, 'close')
  try {
    while (!(await answers(url, request))) {
      const isLate = performance.now() - startedAt > GIVE_UP_MS
      if (isLate || child.exitCode !== null || child.signalCode !== null) {
        const how = isLate ? 'did not answer' : `ended (${child.exitCode ?? child.signalCode})`
        throw new Error(`${args.join(' ')} ${how}. It wrote:\n${written}`)
      }
      await pause(ASK_AGAIN_MS)
    }
    return performance.now() - startedAt
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Nobody listens yet: that is what is waited for, not an error. */
function answers(url: string, request: RequestInit): Promise<boolean> {
  return fetch(url, request).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}
