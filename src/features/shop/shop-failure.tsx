import { ApiError } from '../../api/api-error'
import { explainFailure } from '../../api/explain-failure'
import { ErrorNotice } from '../../ui/error-notice'

interface ShopFailureProps {
  error: Error
  onRetry(): void
  isRetrying: boolean
}

/** For products that could not be fetched, beside those that are shown already. */
export function ShopFailure({ error, onRetry, isRetrying }: ShopFailureProps) {
  return (
    <ErrorNotice message={headlineFor(error)} onRetry={onRetry} isRetrying={isRetrying}>
      {explainFailure(error)}
    </ErrorNotice>
  )
}

/** The service's own words if it has any; without words it answered, without an answer it is a surprise. */
function headlineFor(error: Error): string {
  if (!(error instanceof ApiError) || error.kind !== 'status')
    return 'An unexpected error occurred.'
  return error.reason ?? 'Failed to fetch filtered products'
}
