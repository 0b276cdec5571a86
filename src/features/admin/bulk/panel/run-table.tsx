import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Category } from '../../../../api/edge/catalog'
import { categoriesQuery } from '../../../../api/queries/category-queries'
import { DataTable, type NarrowLayout } from '../../../../ui/table/data-table'
import type { TableColumn } from '../../../../ui/table/table-column'
import type { RunRow } from '../run/run-state'
import { tellProgress, tellRow } from './describe-run'

const NONE: readonly Category[] = []
const narrow: NarrowLayout = {
  columns: '3rem minmax(0, 1fr)',
  areas: '"row name" "row plan" "row result"',
}
const idOfRow = ({ plan }: RunRow) => String(plan.row)
const estimateHeightPx = () => 52
const inOrder = { column: '', direction: 'ascending' } as const

type Show = 'all' | 'open' | 'done' | 'unchanged' | 'refused'
const shows: Readonly<Record<Show, string>> = {
  all: 'Every row',
  open: 'To be done',
  done: 'Done',
  unchanged: 'Unchanged',
  refused: 'Refused',
}

/** Each row of a plan, and what became of it. */
export function RunTable({ rows }: { rows: readonly RunRow[] }) {
  const { data: categories = NONE } = useQuery(categoriesQuery())
  const [show, setShow] = useState<string>('all')
  const columns = useMemo(() => runColumns(categories), [categories])
  const shown = useMemo(
    () => (show === 'all' ? rows : rows.filter((row) => showOf(row) === show)),
    [rows, show],
  )
  return (
    <>
      <label className="bulk-show">
        Show{' '}
        <select value={show} onChange={({ target }) => setShow(target.value)}>
          {Object.entries(shows).map(([value, label]) => (
            <option key={value} value={value}>
              {label} ({rows.filter((row) => value === 'all' || showOf(row) === value).length})
            </option>
          ))}
        </select>
      </label>
      {shown.length > 0 && (
        <DataTable
          label="Rows"
          columns={columns}
          rows={shown}
          idOf={idOfRow}
          narrow={narrow}
          sort={inOrder}
          onSort={() => {}}
          estimateHeightPx={estimateHeightPx}
        />
      )}
    </>
  )
}

function showOf({ progress: { phase } }: RunRow): Show {
  return phase === 'waiting' || phase === 'sent' || phase === 'doubt' ? 'open' : phase
}

function runColumns(categories: readonly Category[]): TableColumn<RunRow>[] {
  return [
    { key: 'row', header: 'Row', width: '4rem', cell: ({ plan }) => plan.row.toLocaleString() },
    {
      key: 'name',
      header: 'Product',
      width: 'minmax(8rem, 1.5fr)',
      cell: ({ plan }) => <bdi className="bulk-name">{plan.name}</bdi>,
    },
    {
      key: 'plan',
      header: 'Plan',
      width: 'minmax(10rem, 2fr)',
      cell: ({ plan }) => <span className="bulk-text">{tellRow(plan, categories)}</span>,
    },
    {
      key: 'result',
      header: 'Result',
      width: 'minmax(9rem, 1.5fr)',
      cell: (row) => (
        <span className="bulk-text" data-phase={row.progress.phase}>
          {tellProgress(row)}
        </span>
      ),
    },
  ]
}
