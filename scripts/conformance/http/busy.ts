import type { Exchange } from './exchange'

/** Whether it says that the service does the request later, or not at all: the wait may be told, in `Retry-After`. */
export function isBusyStatus(status: number): boolean {
  return status === 429 || status === 503
}

/** A service that is busy, unlike one that failed with a 503, says for how long. */
export function isBusy({ status, headers }: Pick<Exchange, 'status' | 'headers'>): boolean {
  return status === 429 || (status === 503 && headers['retry-after'] !== undefined)
}
