import { ApiError } from './api-error'
import { explainFailure } from './explain-failure'

/**
 * Why something that somebody asked for was not done: the service's own reason as it came, else what is
 * known, what became of their input, and what to do.
 */
export function explainRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) console.error('A request failed inside the page.', error)
  else if (error.reason) return error.reason
  else if (error.kind === 'timeout' || error.kind === 'malformed') {
    return 'The shop gave no answer that tells whether this was done. Look before you try again.'
  }
  return `${explainFailure(error)} What you entered is still here.`
}
