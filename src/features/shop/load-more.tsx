import { useRef } from 'react'
import { Button } from '../../ui/button'
import { useFocusFallback } from '../../ui/use-focus-fallback'

interface LoadMoreProps {
  isLoading: boolean
  onLoadMore(): void
}

/** The way to the next page. It keeps the focus while the page loads, but does nothing then. */
export function LoadMore({ isLoading, onLoadMore }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  // After the last page it goes, and the focus stays where the new products are.
  useFocusFallback(button, 'last')
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
