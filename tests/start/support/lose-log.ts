/** A process that writes its log until nobody reads it, and tells its parent when it has finished what was under way. */
import { setTimeout as pause } from 'node:timers/promises'
import { createJsonLog } from '../../../mocks/api/http/log'
import { stopOnSignal } from '../../../scripts/processes/stop'
import { logUncaught, outliveFullDisk, stopWhenUnread } from '../../../scripts/start/log-console'

const now = () => new Date()
const log = createJsonLog(now)
outliveFullDisk(log, now)
logUncaught(log)
const stop = stopOnSignal(async () => {
  // Lines are written to the last.
  for (let line = 0; line < 20; line += 1) {
    log({ level: 'info', event: 'finishing' })
    await pause(10)
  }
  process.send?.('finished')
})
stopWhenUnread(stop)
setInterval(() => log({ level: 'info', event: 'working' }), 10)
process.send?.('working')
