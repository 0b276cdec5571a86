import '../../../ui/table/data-table.css'
import './list-toolbar.css'
import './list-skeleton.css'

/** What stands above the table, by its name in the view; the order only where there are no columns to press. */
const FIELDS = ['text', 'status', 'from', 'to', 'sort']

/** Holds the place of a table and of what filters it while its rows load. */
export function ListSkeleton({ label }: { label: string }) {
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
      <div className="table-frame list-skeleton-frame">
        <div className="list-skeleton-rows" />
      </div>
    </div>
  )
}
