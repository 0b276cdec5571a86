import { describeFault, type Log } from '../../mocks/api/http/log'

const METHODS = [
  ['debug', 'info'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const

/**
 * Turns what is written on the console, by packages as a rule, into lines of the log, for a log collector. The values
 * beside the message may be personal data: errors are described as the log allows, other values are left out.
 */
export function logConsole(log: Log): void {
  for (const [method, level] of METHODS) {
    console[method] = (...values: unknown[]) => {
      const [message, ...others] = values
      const faults = values.filter((value) => value instanceof Error)
      const isSentence = typeof message === 'string'
      log({
        level,
        event: 'console',
        message: isSentence ? message : '',
        withheld: (isSentence ? others.length : values.length) - faults.length,
        ...(faults.length === 0 ? {} : { faults: faults.map((fault) => describeFault(fault)) }),
      })
    }
  }
}

/**
 * Ends the process at an uncaught error or rejection, as Node does by itself; but logs only what a log may contain, where
 * Node prints the whole error with the values of its statement.
 */
export function logUncaught(log: Log): void {
  process.on('uncaughtException', (fault) => {
    log({ level: 'error', event: 'uncaught', ...describeFault(fault) })
    process.exit(1)
  })
}

/** How often a full disk is asked whether it has room again. */
const RETRY_MS = 5_000

/**
 * Goes on without a log while the disk has no room for it: a shop that stopped would lose its orders for lines about
 * them. Once there is room, an entry says since when lines are missing.
 */
export function outliveFullDisk(log: Log, now: () => Date): void {
  // Often it goes into the same file as the log, and would end the process in its place.
  process.stderr.on('error', () => undefined)
  let fullSince: string | undefined
  const tryAgain = () => {
    // The last line that had room may be half of one.
    process.stdout.write('\n', (fault) => {
      if (fault) wait()
      else {
        log({ level: 'error', event: 'log-lines-lost', since: fullSince })
        fullSince = undefined
      }
    })
  }
  const wait = () => setTimeout(tryAgain, RETRY_MS).unref()
  process.stdout.on('error', (fault) => {
    if (!isWithoutRoom(fault) || fullSince !== undefined) return
    fullSince = now().toISOString()
    process.stderr.write(
      'The disk has no room for the log. Make room: until then its lines are lost.\n',
    )
    wait()
  })
}

/**
 * Stops the process when whoever reads its output is gone, such as a log collector: Node would end it at once, and cut
 * what is under way. It ends with a fault, so that a supervisor starts it again.
 */
export function stopWhenUnread(stop: () => void): void {
  let isStopping = false
  process.stdout.on('error', (fault) => {
    // Each line that follows fails in the same way.
    if (isStopping || isWithoutRoom(fault)) return
    isStopping = true
    // Where the reader of this one is gone too, there is nobody left to tell.
    process.stderr.on('error', () => undefined)
    const reason = 'code' in fault ? fault.code : fault.name
    process.stderr.write(`Nobody reads the log any more, so this process stops (${reason}).\n`)
    process.exitCode = 1
    stop()
  })
}

function isWithoutRoom(fault: Error): boolean {
  return 'code' in fault && (fault.code === 'ENOSPC' || fault.code === 'EDQUOT')
}
