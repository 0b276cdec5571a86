import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../../../ui/button'
import { useFocusFallback } from '../../../ui/use-focus-fallback'
import { useTableSelection } from './table-selection'
import './selection.css'

interface SelectionBarProps {
  label: string
  submitLabel: string
  onSubmit(): void
  /** Why what was entered can't be done. */
  problem?: string | undefined
  /** The fields; each gets the id of the problem's text while there is one. */
  children(problemId: string | undefined): ReactNode
}

/** What is to be done to every selected row of the table around. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, submitLabel, problem, children } = props
  const { selectedIds, isAllSelected, toggleAll, clear } = useTableSelection()
  const bar = useRef<HTMLFormElement>(null)
  const problemId = useId()
  useFocusFallback(bar)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form ref={bar} className="selection-bar" aria-label={label} onSubmit={submit}>
      <p role="status">{selectedIds.size.toLocaleString()} selected</p>
      {children(problem === undefined ? undefined : problemId)}
      <Button type="submit">{submitLabel}</Button>
      <Button
        look="quiet"
        aria-disabled={isAllSelected}
        onClick={isAllSelected ? undefined : toggleAll}
      >
        Select all shown
      </Button>
      <Button look="quiet" onClick={clear}>
        Clear selection
      </Button>
      {problem !== undefined && (
        <p id={problemId} className="selection-bar-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
