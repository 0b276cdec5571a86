const LOOK_EVERY_MS = 250

/** Of this process when it began: once that one is gone, the system gives it another. */
const parent = process.ppid

/**
 * Stops the process when the shell is gone in which `npm start` runs it: npm hands a SIGTERM to that shell, and most of
 * them, dash and ash among them, end without a word to what they run.
 */
export function stopWithShell(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    stop()
  }, LOOK_EVERY_MS)
  looking.unref()
}
