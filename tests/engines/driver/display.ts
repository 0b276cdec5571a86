import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endProcess } from '../../../scripts/processes/stop'
import { findProgram } from '../../../scripts/system/find-program'

/** A screen for windows that nobody looks at. */
export interface Display {
  /** What programs are told, so that they open their windows there. */
  readonly environment: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/**
 * Starts Xvfb on a number that it finds itself; where it isn't installed, windows open on the display there is.
 *
 * @throws Error when Xvfb ends instead
 */
export async function startDisplay(): Promise<Display> {
  const program = findProgram('Xvfb')
  if (!program) return { environment: {}, stop: async () => undefined }
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await readNumber(child)
  // GTK would prefer the desktop's own.
  return {
    environment: { DISPLAY: `:${number}`, WAYLAND_DISPLAY: '', GDK_BACKEND: 'x11' },
    stop: () => endProcess(child),
  }
}

const SCREEN = '1400x1200x24'

async function readNumber(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display.')
  })
  const pipe = child.stdio[3]
  if (!pipe) throw new Error('Xvfb has no pipe to tell its number.')
  const [chunk] = await Promise.race([once(pipe, 'data'), ended])
  return Number(String(chunk).trim())
}
