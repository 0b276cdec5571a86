import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button'
import { saveSheet, writeSheet } from '../csv/write-sheet'
import type { RunRow, RunState } from '../run/run-state'
import { tellProgress } from './describe-run'

interface RunControlsProps {
  phase: RunState['phase'] | 'planned'
  rows: readonly RunRow[]
  counts: Readonly<Record<RunRow['progress']['phase'], number>>
  onBegin(): void
  onContinue(): void
  onPause(): void
  onUndo(): void
  onForget(): void
  onClose(): void
}

/** What can be done with a plan, a run or a receipt. */
export function RunControls(props: RunControlsProps) {
  const { phase, counts, rows } = props
  const open = counts.waiting + counts.doubt
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed went with its phase; its successor takes the focus.
    const isLost = phase !== 'planned' && document.activeElement === document.body
    if (isLost) bar.current?.querySelector('button')?.focus()
  }, [phase])
  return (
    <div ref={bar} className="bulk-controls">
      {phase === 'planned' && open > 0 && (
        <Button onClick={props.onBegin}>Carry out: {tellProducts(open)}</Button>
      )}
      {phase === 'running' && (
        // The second half of a double click was meant for the button that was here before.
        <Button onClick={({ detail }) => detail < 2 && props.onPause()}>Pause</Button>
      )}
      {phase === 'pausing' && <Button aria-disabled>Pausing…</Button>}
      {phase === 'paused' && (
        <Button onClick={props.onContinue}>Continue: {tellProducts(open)}</Button>
      )}
      {(phase === 'paused' || phase === 'finished') && canUndo(rows) && (
        <Button look="quiet" onClick={props.onUndo}>
          Undo what was done
        </Button>
      )}
      {(phase === 'paused' || phase === 'finished') && (
        <Button look="quiet" onClick={() => saveResults(rows)}>
          Save the results
        </Button>
      )}
      {phase !== 'running' && phase !== 'pausing' && (
        <Button look="quiet" onClick={props.onClose}>
          {phase === 'planned' ? 'Discard the plan' : 'Back to the products'}
        </Button>
      )}
      {phase === 'finished' && (
        <Button look="plain" onClick={props.onForget}>
          Forget this receipt
        </Button>
      )}
    </div>
  )
}

function canUndo(rows: readonly RunRow[]): boolean {
  return rows.some(({ progress }) => progress.phase === 'done' && progress.undo)
}

function tellProducts(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'product' : 'products'}`
}

function saveResults(rows: readonly RunRow[]): void {
  const cells = rows.map((row) => [row.plan.row, row.plan.name, tellProgress(row)])
  saveSheet('results', writeSheet(['Row', 'Name', 'Result'], cells))
}
