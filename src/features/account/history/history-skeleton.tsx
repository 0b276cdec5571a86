/** Holds the place of the first purchases while they load. */
export function HistorySkeleton() {
  return (
    <div className="history-list" role="status" aria-label="Loading your purchases">
      {[0, 1, 2].map((place) => (
        <div key={place} className="purchase purchase-skeleton" />
      ))}
    </div>
  )
}
