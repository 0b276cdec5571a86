import { EXIT_COULD_NOT_RUN, EXIT_INTERRUPTED, EXIT_TERMINATED } from './command'
import { runCommand } from './run-command'

function catchSignals() {
  const [first, second] = [new AbortController(), new AbortController()]
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => (first.signal.aborted ? second : first).abort(name))
  }
  return { first: first.signal, second: second.signal }
}

// Node's own status for a fault that nobody caught is that of a service that differs.
process.on('uncaughtException', (error) => {
  console.error(error)
  process.exit(EXIT_COULD_NOT_RUN)
})

const status = await runCommand(process.argv.slice(2), {
  environment: process.env,
  fetch,
  out: process.stdout,
  error: process.stderr,
  catchSignals,
})
// Requests that are under way would keep the process alive.
if (status === EXIT_INTERRUPTED || status === EXIT_TERMINATED) process.exit(status)
process.exitCode = status
