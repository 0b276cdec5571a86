import { type DeskApi, type Ending, type Position, Refused, type Summary } from './desk-api'

/** How the desk and the mock stand: it may be told why not. */
export type Connection = 'opening' | 'live' | Ending | 'refused'

/** What is called back while a backend is watched, over all of its connections. */
export interface ConnectedListeners {
  /** Each time that it is there again. */
  onReady(journal: string): void
  onCall(call: Summary): void
  onWorld(): void
  onConnection(connection: Connection): void
  /** What is refused for good. */
  onRefused(error: unknown): void
}

/** What is kept until it is ended. */
export interface KeptConnection {
  /** Connects at once, and makes a world that has ended again. */
  connect(): void
  end(): void
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000

/**
 * Watches a backend over restarts of the mock and of the world: after a connection has ended it tries again, later each
 * time.
 *
 * @param prepare done before each attempt; where the world has ended, it must not make it again
 */
export function keepConnected(
  api: DeskApi,
  prepare: (isGone: boolean) => Promise<void>,
  listeners: ConnectedListeners,
): KeptConnection {
  let position: Position | undefined
  let attempts = 0
  /** Counts attempts and the end: what an earlier one comes to does not matter any more. */
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let endWatching: (() => void) | undefined

  function end(): void {
    turn += 1
    clearTimeout(timer)
    endWatching?.()
  }

  function connect(isGone: boolean): void {
    end()
    const own = turn
    prepare(isGone).then(
      () => {
        if (own === turn) endWatching = watch()
      },
      (error: unknown) => {
        if (own !== turn) return
        if (isLasting(error, isGone)) {
          listeners.onConnection('refused')
          listeners.onRefused(error)
        } else retry(isGone ? 'gone' : 'lost')
      },
    )
  }

  function watch(): () => void {
    return api.watch(position, {
      onReady(journal) {
        attempts = 0
        if (position?.journal !== journal) position = { journal, number: 0 }
        listeners.onReady(journal)
      },
      onCall(call) {
        if (position) position = { ...position, number: call.number }
        listeners.onCall(call)
      },
      onWorld: listeners.onWorld,
      onEnd: retry,
    })
  }

  function retry(ending: Ending): void {
    listeners.onConnection(ending)
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
    attempts += 1
    timer = setTimeout(() => connect(ending === 'gone'), pauseMs)
  }

  connect(false)
  return { connect: () => connect(false), end }
}

/** Whether trying again is of no use: the mock is there, and takes no such name. */
function isLasting(error: unknown, isGone: boolean): boolean {
  if (!(error instanceof Refused)) return true
  const isPassing = error.status === 0 || error.status >= 500
  return !isPassing && !(isGone && error.status === 404)
}
