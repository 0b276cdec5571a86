import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../../../../ui/error-notice'
import { useFocusFallback } from '../../../../ui/use-focus-fallback'
import type { Journal, RunHead } from '../run/journal'
import { runAlone } from '../run/run-alone'
import { countRows, type RunRow, type RunState } from '../run/run-state'
import { noteLastRun, readLastRun } from './bulk-source'
import { describePlan, tellCounts } from './describe-run'
import { RunControls } from './run-controls'
import { RunTable } from './run-table'
import { useRun } from './use-run'
import './panel.css'

interface RunViewProps {
  userId: string
  journal: Journal
  head: RunHead
  opened: RunState
  /** Whether it has begun before. */
  isStored: boolean
  ignored: readonly string[]
  onUndo(rows: readonly RunRow[]): void
  /** Called when a plan begins to be carried out. */
  onBegin(): void
  /** Back to the list. */
  onClose(): void
}

const NOT_KEPT =
  'The browser does not let the shop keep how far a change is, so that a reload would not know. Allow this site to store data, then try again.'
const ELSEWHERE =
  'A bulk change is still being carried out, here or in another tab. Wait until it has ended, or pause it there; then try again.'

/** A plan; once it is carried out, how far it is; in the end, its receipt. */
export function RunView(props: RunViewProps) {
  const { userId, journal, head, opened, ignored } = props
  const [isBegun, setBegun] = useState(props.isStored)
  const [problem, setProblem] = useState<string>()
  const [hasOpenRun] = useState(() => !props.isStored && readLastRun(userId) === 'open')
  const [state, runner] = useRun({ userId, head, opened, journal })
  const { rows, phase } = state
  const isBeginning = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of what was pressed to get here.
  useEffect(() => heading.current?.focus(), [])
  const section = useRef<HTMLElement>(null)
  useFocusFallback(section)

  /** Changes what is noted of the last run, unless a run is being carried out; says whether it did. */
  const replaceLast = async (change: () => Promise<void>) => {
    setProblem(undefined)
    try {
      const isAlone = await runAlone(userId, change)
      if (!isAlone) setProblem(ELSEWHERE)
      return isAlone
    } catch (error) {
      console.error('A run could not be noted.', error)
      setProblem(NOT_KEPT)
      return false
    }
  }
  const run = () => {
    setProblem(undefined)
    return runner.run()
  }
  const begin = async () => {
    if (isBeginning.current) return
    isBeginning.current = true
    const isNoted = await replaceLast(() => journal.begin(head, rows))
    isBeginning.current = false
    if (!isNoted) return
    noteLastRun(userId, 'open')
    setBegun(true)
    props.onBegin()
    await run()
  }
  const forget = async () => {
    const forgetOwn = async () => {
      if ((await journal.read())?.head.startedAt !== head.startedAt) return
      await journal.forget()
      noteLastRun(userId, undefined)
    }
    if (await replaceLast(forgetOwn)) props.onClose()
  }

  return (
    <section ref={section} className="bulk" aria-label={head.title}>
      <h2 ref={heading} tabIndex={-1}>
        {head.title}
      </h2>
      {isBegun ? (
        <RunProgress state={state} />
      ) : (
        <div className="bulk-facts">
          <p role="status">{describePlan(rows)}</p>
          {ignored.length > 0 && <p>Columns that are not used: {ignored.join(', ')}.</p>}
          {rows.some(isDeletion) && (
            <p>
              Undo brings deleted products back as new ones: with another id, without a photo, and
              with nothing sold.
            </p>
          )}
          {hasOpenRun && (
            <p>
              The last bulk change is not finished. If you carry this one out, the rest of it is
              given up.
            </p>
          )}
        </div>
      )}
      {(problem ?? state.hold) && <ErrorNotice message={problem ?? state.hold ?? ''} />}
      <RunControls
        phase={isBegun ? phase : 'planned'}
        rows={rows}
        counts={countRows(state)}
        onBegin={() => void begin()}
        onContinue={() => void run()}
        onPause={runner.pause}
        onUndo={() => props.onUndo(rows)}
        onForget={() => void forget()}
        onClose={props.onClose}
      />
      <RunTable rows={rows} />
    </section>
  )
}

function isDeletion({ plan, progress }: RunRow): boolean {
  return progress.phase === 'waiting' && plan.kind === 'step' && plan.step.kind === 'delete'
}

/** How far a run is: to the row for the eye, in tenths for the ear. */
function RunProgress({ state }: { state: RunState }) {
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
