import type { TableSort } from '../../../ui/table/table-column'

/** The filters and the sort order of a list. Empty texts filter nothing. */
export interface ListView {
  text: string
  status: string
  /** First and last day, as `2026-11-21`. */
  from: string
  to: string
  sort: TableSort
}

const FILTERS = ['text', 'status', 'from', 'to'] as const
const DESCENDING = '-'

/** The view that an address names; what it leaves out is as in `usual`. */
export function readView(params: URLSearchParams, usual: TableSort): ListView {
  const sort = params.get('sort')
  return {
    text: params.get('text') ?? '',
    status: params.get('status') ?? '',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    sort: sort ? readSort(sort) : usual,
  }
}

/** The address's parameters for a view; what is as usual is left out. */
export function writeView(view: ListView, usual: TableSort): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of FILTERS) if (view[name] !== '') params.set(name, view[name])
  const { column, direction } = view.sort
  if (column !== usual.column || direction !== usual.direction) {
    params.set('sort', direction === 'descending' ? DESCENDING + column : column)
  }
  return params
}

/** Whether any row may be left out by the view. */
export function isFiltered(view: ListView): boolean {
  return FILTERS.some((name) => view[name] !== '')
}

/** The view with every filter taken off. */
export function withoutFilters(view: ListView): ListView {
  return { ...view, text: '', status: '', from: '', to: '' }
}

function readSort(text: string): TableSort {
  return text.startsWith(DESCENDING)
    ? { column: text.slice(DESCENDING.length), direction: 'descending' }
    : { column: text, direction: 'ascending' }
}

function readDay(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''
}
