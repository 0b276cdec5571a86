import { ApiError } from './api-error'
import { explainFailure } from './explain-failure'

/**
 * Why something that somebody asked for was not done: the service's own reason as it came, else what is
 * known, what became of their input, and what to do.
 *
 * @param isRepeatable whether doing it twice is the same as doing it once
 */
export function explainRefusal(error: unknown, isRepeatable = false): string {
  if (!(error instanceof ApiError)) console.error('A request failed inside the page.', error)
  else if (error.reason) return error.reason
  const isDoubtful = !isRepeatable && error instanceof ApiError && mayBeDone(error)
  return `${isDoubtful ? DOUBT : explainFailure(error)} What you entered is still here.`
}

const DOUBT =
  'The shop gave no answer that tells whether this was done. Check your connection, and look before you try again.'

/** A service that says for how long is busy, and has done nothing. */
function mayBeDone({ kind, status = 0, retryAfterSeconds }: ApiError): boolean {
  return kind !== 'status' || (status >= 500 && !retryAfterSeconds)
}
