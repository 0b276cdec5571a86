import './list-skeleton.css'

/** Holds the place of a table while its rows load. */
export function ListSkeleton({ label }: { label: string }) {
  return <div className="list-skeleton" role="status" aria-label={label} />
}
