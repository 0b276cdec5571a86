import { countRows, type RunState } from '../run/run-state'
import { tellCounts } from './tell-run'

/** How far a run is: to the row for the eye, in tenths for the ear. */
export function RunProgress({ state }: { state: RunState }) {
  const counts = countRows(state)
  const all = state.rows.length
  const ended = all - counts.waiting - counts.sent - counts.doubt
  const summary = tellCounts([
    [counts.done, 'done'],
    [counts.unchanged, 'unchanged'],
    [counts.refused, 'refused'],
    [counts.doubt, 'in doubt'],
    [counts.waiting + counts.sent, 'still to do'],
  ])
  const isRunning = state.phase === 'running' || state.phase === 'pausing'
  const tenths = Math.floor((ended * 10) / Math.max(1, all)) * 10
  return (
    <div className="bulk-facts">
      <progress aria-label="Rows that have ended" value={ended} max={Math.max(1, all)} />
      <p aria-hidden={isRunning}>{summary}</p>
      <p className="visually-hidden" role="status">
        {isRunning ? `${tenths} % done` : `${PHASES[state.phase]} ${summary}`}
      </p>
    </div>
  )
}

const PHASES = { running: '', pausing: '', paused: 'Paused.', finished: 'Finished.' } as const
