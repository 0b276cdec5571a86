import { createStore, type Store } from '../../../../lib/store'
import type { Step } from '../plan/plan'
import {
  advanceRun,
  listOpen,
  type RowEnd,
  type RunEvent,
  type RunRow,
  type RunState,
  reopenRun,
} from './run-state'

/** What became of an attempt at a step. */
export type Attempt =
  | RowEnd
  /** Nothing was sent, and nothing can be for now: of no row's own making. */
  | {
      readonly phase: 'held'
      readonly reason: string
      readonly retryAfterSeconds?: number | undefined
    }

/** What a run needs from its surroundings. */
export interface RunnerPorts {
  /**
   * Carries out a step; never rejects.
   *
   * @param isAgain whether it may have been carried out before, so that it has to be looked at first
   */
  send(step: Step, isAgain: boolean): Promise<Attempt>
  /** Notes how far a row is, where a reload finds it. Rejects when it can't. */
  note(index: number, row: RunRow): Promise<void>
  /** What is noted, since another tab may have gone on with it; `undefined` when another run is noted, or none. */
  recall(): Promise<readonly RunRow[] | undefined>
  /** Does something unless it is under way already, here or in another tab; says whether it did. */
  alone(work: () => Promise<void>): Promise<boolean>
  wait(seconds: number): Promise<void>
  /** Called when nothing is under way any more. */
  onRest(): void
}

export interface Runner extends Pick<Store<RunState>, 'get' | 'subscribe'> {
  /** Sends what is still to be sent; resolves when that has ended, or is paused. */
  run(): Promise<void>
  /** Sends nothing more; what was sent is waited for, but not for a service that asks to wait. */
  pause(): void
}

/** More at once would only queue at the service. */
const MAX_CALLS_AT_ONCE = 6
/** So often is a service waited for that asks to, before somebody has to press a button. */
const MAX_WAITS = 5
const ELSEWHERE =
  'It is still going on, here or in another tab. Wait until it has ended, or pause it there; then continue.'
const REPLACED =
  'Another bulk change has taken its place, so the rest of this one was given up. If it is still wanted, plan it again.'
const NOT_NOTED =
  'The browser can’t note how far it is, so that a reload would not know: free some of its storage.'

/** Carries out a plan, a few rows at a time. Each row is noted before it is sent, so that none is done twice. */
export function createRunner(opened: RunState, ports: RunnerPorts): Runner {
  const run = createStore(opened)
  const apply = (event: RunEvent) => run.set(advanceRun(run.get(), event))

  const note = async (event: RunEvent & { index: number }): Promise<boolean> => {
    apply(event)
    const row = run.get().rows[event.index]
    try {
      if (row) await ports.note(event.index, row)
      return true
    } catch (error) {
      console.error('A row could not be noted.', error)
      apply({ type: 'held', reason: NOT_NOTED })
      return false
    }
  }

  /** Waits until a pause at the longest, since minutes may be asked for; says whether rows may still be sent. */
  const waitWhileRunning = async (seconds: number): Promise<boolean> => {
    const isRunning = () => run.get().phase === 'running'
    if (!isRunning()) return false
    let stop = () => {}
    const paused = new Promise<void>((resolve) => {
      stop = run.subscribe(() => {
        if (!isRunning()) resolve()
      })
    })
    await Promise.race([ports.wait(seconds), paused])
    stop()
    return isRunning()
  }

  /** Looks at once what became of a row whose answer was lost, and waits where the service asks to. */
  const attempt = async (step: Step, isAgain: boolean): Promise<Attempt> => {
    let result = await ports.send(step, isAgain)
    const hasDoubt = isAgain || result.phase === 'doubt'
    if (hasDoubt && !isAgain) result = await ports.send(step, true)
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const seconds = result.phase === 'held' && result.retryAfterSeconds
      if (!seconds || !(await waitWhileRunning(seconds))) break
      result = await ports.send(step, hasDoubt)
    }
    return result.phase === 'held' && hasDoubt ? { ...result, phase: 'doubt' } : result
  }

  const sendRow = async (index: number) => {
    const row = run.get().rows[index]
    if (row?.plan.kind !== 'step') return
    const before = row.progress
    if (!(await note({ type: 'sent', index }))) {
      apply(
        before.phase === 'doubt'
          ? { type: 'ended', index, end: before }
          : { type: 'returned', index },
      )
      return
    }
    const result = await attempt(row.plan.step, before.phase === 'doubt')
    if (result.phase === 'held') {
      apply({ type: 'held', reason: result.reason })
      await note({ type: 'returned', index })
      return
    }
    if (result.phase === 'doubt') apply({ type: 'held', reason: result.reason })
    await note({ type: 'ended', index, end: result })
  }

  const work = async () => {
    const noted = await ports.recall()
    if (!noted) return apply({ type: 'held', reason: REPLACED })
    run.set({ ...run.get(), rows: reopenRun(noted).rows })
    const open = [...listOpen(run.get())]
    const sendNext = async (): Promise<void> => {
      while (run.get().phase === 'running') {
        const index = open.shift()
        if (index === undefined) return
        await sendRow(index)
      }
    }
    await Promise.all(Array.from({ length: MAX_CALLS_AT_ONCE }, sendNext))
  }

  return {
    get: run.get,
    subscribe: run.subscribe,
    async run() {
      if (run.get().phase !== 'paused') return
      apply({ type: 'continued' })
      try {
        if (!(await ports.alone(work))) apply({ type: 'held', reason: ELSEWHERE })
      } catch (error) {
        console.error('A run could not go on.', error)
        apply({ type: 'held', reason: NOT_NOTED })
      }
      apply({ type: 'settled' })
      ports.onRest()
    },
    pause: () => apply({ type: 'paused' }),
  }
}
