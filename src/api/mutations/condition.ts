import { serviceOrigin } from '../../lib/environment'
import { ApiError } from '../api-error'

/**
 * The header that lets a change be carried out only while the entity tag is the present one. A service of another origin
 * gets none: it may not let pages send that header, and then no change would reach it.
 */
export function conditionOf(tag: string | undefined): { header?: { 'If-Match': string } } {
  return tag !== undefined && isServiceAtHome() ? { header: { 'If-Match': tag } } : {}
}

/**
 * The entity tag of a response, if a change can be tied to it: not with a service of another origin. A proxy that
 * compresses marks it as weak, which says nothing here.
 */
export function readTag({ headers }: Response): string | undefined {
  return isServiceAtHome() ? headers.get('ETag')?.replace(/^W\//, '') : undefined
}

/** Whether a change was refused because its condition did not hold any more; nothing was stored then. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** Whether a change that failed so may have been carried out all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'status' || (error.status ?? 0) >= 500)
}

/** Whether pages may send the service any header, without the browser asking it first. */
function isServiceAtHome(): boolean {
  const page = globalThis.document
  return page === undefined || serviceOrigin() === page.location.origin
}
