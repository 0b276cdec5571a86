import type { PlanRow, Step } from '../plan/plan'

/** How one row of a run ended. */
export type RowEnd =
  /** `undo` would take it back. */
  | { readonly phase: 'done'; readonly undo?: Step; readonly note?: string }
  /** It was as wanted by then, so nothing was sent. */
  | { readonly phase: 'unchanged' }
  | { readonly phase: 'refused'; readonly reason: string }
  /** It was sent, but whether it was carried out is not known. */
  | { readonly phase: 'doubt'; readonly reason: string }

export type RowProgress = RowEnd | { readonly phase: 'waiting' } | { readonly phase: 'sent' }

/** A row of a plan, and how far it is. Rows that the plan sends nothing for have ended before the run began. */
export interface RunRow {
  readonly plan: PlanRow
  readonly progress: RowProgress
}

export interface RunState {
  readonly phase:
    | 'running'
    /** What was sent is still waited for; nothing more is sent. */
    | 'pausing'
    | 'paused'
    /** Every row has ended. */
    | 'finished'
  readonly rows: readonly RunRow[]
  /** Why it was paused, if not by hand. */
  readonly hold: string | undefined
}

export type RunEvent =
  | { readonly type: 'continued' }
  | { readonly type: 'paused' }
  /** Nothing more can be sent for now. */
  | { readonly type: 'held'; readonly reason: string }
  | { readonly type: 'sent'; readonly index: number }
  /** It was not sent after all. */
  | { readonly type: 'returned'; readonly index: number }
  | { readonly type: 'ended'; readonly index: number; readonly end: RowEnd }
  /** Nothing is under way any more. */
  | { readonly type: 'settled' }

/** A run that has not begun. */
export function openRun(plan: readonly PlanRow[]): RunState {
  return toState(plan.map((row) => ({ plan: row, progress: beginning(row) })))
}

/** A run as a page left it that is gone: what was under way then is in doubt. */
export function reopenRun(rows: readonly RunRow[]): RunState {
  return toState(
    rows.map((row) => (row.progress.phase === 'sent' ? { ...row, progress: INTERRUPTED } : row)),
  )
}

export function advanceRun(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'continued':
      return state.phase === 'paused' ? { ...state, phase: 'running', hold: undefined } : state
    case 'paused':
      return state.phase === 'running' ? { ...state, phase: 'pausing' } : state
    case 'held':
      return state.phase === 'running' || state.phase === 'pausing'
        ? { ...state, phase: 'pausing', hold: event.reason }
        : state
    case 'sent':
      return replaceRow(state, event.index, { phase: 'sent' })
    case 'returned':
      return replaceRow(state, event.index, { phase: 'waiting' })
    case 'ended':
      return replaceRow(state, event.index, event.end)
    case 'settled':
      return { ...toState(state.rows), hold: state.hold }
  }
}

/** The rows that are still to be sent: first those in doubt, which are looked at before they are sent again. */
export function listOpen({ rows }: Pick<RunState, 'rows'>): readonly number[] {
  const inPhase = (wanted: RowProgress['phase']) =>
    rows.flatMap(({ progress }, index) => (progress.phase === wanted ? [index] : []))
  return [...inPhase('doubt'), ...inPhase('waiting')]
}

/** How many rows are how far. */
export function countRows({
  rows,
}: Pick<RunState, 'rows'>): Readonly<Record<RowProgress['phase'], number>> {
  const counts = { waiting: 0, sent: 0, done: 0, unchanged: 0, refused: 0, doubt: 0 }
  for (const { progress } of rows) counts[progress.phase] += 1
  return counts
}

/** What takes back all that was done, the last first. */
export function planUndo(rows: readonly RunRow[]): PlanRow[] {
  return rows
    .flatMap(({ plan: { row, name }, progress }): PlanRow[] =>
      progress.phase === 'done' && progress.undo
        ? [{ row, name, kind: 'step', step: progress.undo }]
        : [],
    )
    .reverse()
}

const INTERRUPTED: RowProgress = {
  phase: 'doubt',
  reason: 'The page was left before the shop had answered.',
}

function toState(rows: readonly RunRow[]): RunState {
  return { rows, phase: listOpen({ rows }).length > 0 ? 'paused' : 'finished', hold: undefined }
}

function beginning(row: PlanRow): RowProgress {
  switch (row.kind) {
    case 'step':
      return { phase: 'waiting' }
    case 'unchanged':
      return { phase: 'unchanged' }
    case 'refused':
      return { phase: 'refused', reason: row.reasons.join(' ') }
  }
}

function replaceRow(state: RunState, index: number, progress: RowProgress): RunState {
  const row = state.rows[index]
  if (!row) return state
  const rows = [...state.rows]
  rows[index] = { ...row, progress }
  return { ...state, rows }
}
