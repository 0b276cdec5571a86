import Button from '@mui/material/Button'
import { type ReactNode, useId } from 'react'
import type { TableColumn } from '../../../ui/table/table-column'
import { countText, type RowNoun } from './count-text'
import { isFiltered, type ListView, withoutFilters } from './list-view'
import { SortControl } from './sort-control'
import './list-toolbar.css'

interface ListToolbarProps<Row> {
  view: ListView
  onChange(change: Partial<ListView>): void
  columns: readonly TableColumn<Row>[]
  statusLabel: string
  statuses: readonly string[]
  /** How many rows the view shows, and of how many. */
  shown: number
  total: number
  /** What each row is. */
  noun: RowNoun
  /** What can be done with all rows that show. */
  children?: ReactNode
}

/** What narrows a list down, and how much of it is left. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { view, onChange, statuses } = props
  return (
    <search className="toolbar" aria-label={`Filter ${props.noun}s`}>
      <ToolbarField label="Search">
        {(id) => (
          <input
            id={id}
            type="search"
            value={view.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </ToolbarField>
      <ToolbarField label={props.statusLabel}>
        {(id) => (
          <select
            id={id}
            value={view.status}
            onChange={({ target }) => onChange({ status: target.value })}
          >
            <option value="">Any</option>
            {withCurrent(statuses, view.status).map((status) => (
              <option key={status}>{status}</option>
            ))}
          </select>
        )}
      </ToolbarField>
      <ToolbarField label="From day">
        {(id) => (
          <input
            id={id}
            type="date"
            value={view.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        )}
      </ToolbarField>
      <ToolbarField label="To day">
        {(id) => (
          <input
            id={id}
            type="date"
            value={view.to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        )}
      </ToolbarField>
      <ToolbarField label="Sort by" isForNarrow>
        {(id) => (
          <SortControl
            id={id}
            columns={props.columns}
            sort={view.sort}
            onSort={(sort) => onChange({ sort })}
          />
        )}
      </ToolbarField>
      <div className="toolbar-result">
        <p role="status">{countText(props)}</p>
        {isFiltered(view) && (
          <Button size="small" color="inherit" onClick={() => onChange(withoutFilters(view))}>
            Clear filters
          </Button>
        )}
        {props.children}
      </div>
    </search>
  )
}

interface ToolbarFieldProps {
  label: string
  isForNarrow?: boolean
  children(id: string): ReactNode
}

function ToolbarField({ label, isForNarrow = false, children }: ToolbarFieldProps) {
  const id = useId()
  return (
    <div className={isForNarrow ? 'toolbar-field toolbar-field-narrow' : 'toolbar-field'}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** A status of the address that no row has is shown as what it is, not as "Any". */
function withCurrent(statuses: readonly string[], current: string): readonly string[] {
  return current === '' || statuses.includes(current) ? statuses : [...statuses, current]
}
