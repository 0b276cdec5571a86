import { runCommand } from './run-command'

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  fetch,
  out: process.stdout,
  error: process.stderr,
})
