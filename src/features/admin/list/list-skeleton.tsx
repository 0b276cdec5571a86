import type { ReactNode } from 'react'
import '../../../ui/table/data-table.css'
import './list-toolbar.css'
import './list-skeleton.css'

/** What stands above the table, by its name in the view; the order only where there are no columns to press. */
const FIELDS = ['text', 'status', 'from', 'to', 'sort']

interface ListSkeletonProps {
  label: string
  /** Holds the place of what else stands above the table. */
  children?: ReactNode
}

/** Holds the place of a table and of what filters it while its rows load. */
export function ListSkeleton({ label, children }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <div className="toolbar">
        {FIELDS.map((name) => (
          <div
            key={name}
            className={name === 'sort' ? 'toolbar-field toolbar-field-narrow' : 'toolbar-field'}
          >
            <span className="list-skeleton-label">&nbsp;</span>
            <span className="list-skeleton-control" />
          </div>
        ))}
        <div className="toolbar-result" />
      </div>
      {children}
      <div className="table-frame list-skeleton-frame">
        <div className="list-skeleton-rows" />
      </div>
    </div>
  )
}
