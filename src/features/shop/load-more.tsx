import { Button } from '../../ui/button'

interface LoadMoreProps {
  isLoading: boolean
  onLoadMore(): void
}

/** The way to the next page. It keeps the focus while the page loads, but does nothing then. */
export function LoadMore({ isLoading, onLoadMore }: LoadMoreProps) {
  return (
    <Button
      look="quiet"
      className="load-more"
      aria-disabled={isLoading}
      onClick={isLoading ? undefined : onLoadMore}
    >
      {isLoading ? 'Loading…' : 'Load more'}
    </Button>
  )
}
