import type { ChildProcess } from 'node:child_process'
import { describeFault } from '../../mocks/api/http/log'

const KILL_AFTER_MS = 8_000

/** npm passes a terminal's Ctrl-C on although the terminal has sent it already: that is one wish, not two. */
const SAME_WISH_MS = 1_000

/** Asks a process to end, and ends it if it does not. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
  await ended
  clearTimeout(impatience)
}

/**
 * At the first SIGINT or SIGTERM runs `stop` and ends this process, well unless `process.exitCode` says otherwise; another
 * one later ends it at once.
 *
 * @returns stops it in the same way, unless it is stopping already
 */
export function stopOnSignal(stop: () => Promise<void>): () => void {
  let stoppingSince: number | undefined
  const begin = () => {
    if (stoppingSince !== undefined) return
    stoppingSince = performance.now()
    stop().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(`Stopping failed: ${JSON.stringify(describeFault(error))}`)
        process.exit(1)
      },
    )
  }
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > SAME_WISH_MS) {
      process.exit(128 + numberOf(signal))
    }
    begin()
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return begin
}

function numberOf(signal: NodeJS.Signals): number {
  return signal === 'SIGINT' ? 2 : 15
}
