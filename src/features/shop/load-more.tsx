import { useRef } from 'react'
import { Button } from '../../ui/button'
import { useFocusHeir } from '../../ui/use-focus-heir'

interface LoadMoreProps {
  isLoading: boolean
  onLoadMore(): void
}

/** The way to the next page. It keeps the focus while the page loads, but does nothing then. */
export function LoadMore({ isLoading, onLoadMore }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  // After the last page it goes, and the focus stays where the new products are.
  useFocusHeir(button, 'last')
  return (
    <Button
      ref={button}
      look="quiet"
      className="load-more"
      aria-disabled={isLoading}
      onClick={isLoading ? undefined : onLoadMore}
    >
      {isLoading ? 'Loading…' : 'Load more'}
    </Button>
  )
}
