import { ApiError } from './api-error'

/** Why a call failed and what to do about it, in a sentence or two for the visitor. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'A fault on our side. Please try again.'
  switch (error.kind) {
    case 'network':
      return 'The shop could not be reached. Check your connection and try again.'
    case 'timeout':
      return 'The shop took too long to answer. Please try again.'
    case 'malformed':
      return 'The shop sent an answer that could not be read. Please try again in a moment.'
    case 'status':
      return explainStatus(error)
  }
}

function explainStatus({ status = 0, reason, retryAfterSeconds }: ApiError): string {
  if (status === 429) return `Too many requests at once. ${askLater(retryAfterSeconds)}`
  // A service that says for how long is busy; what stands before it and can't reach it does not know.
  if (status === 503 && retryAfterSeconds) return `The shop is busy. ${askLater(retryAfterSeconds)}`
  if (status >= 500) return 'Something went wrong on our side. Please try again in a moment.'
  return reason ?? 'The shop did not accept the request.'
}

function askLater(seconds: number | undefined): string {
  if (!seconds) return 'Please try again in a moment.'
  return `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
