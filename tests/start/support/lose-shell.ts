/** A process that says who it is and works until it is stopped, and then what it has finished. */

import { stopOnSignal } from '../../../scripts/processes/stop'
import { stopWithShell } from '../../../scripts/start/stop-with-shell'

stopWithShell(
  stopOnSignal(async () => {
    process.stdout.write('finished')
  }),
)
process.stdout.write(`${process.pid}\n`)
setInterval(() => undefined, 1_000)
