/** What pages of other origins read of an answer beside its body. */
export const EXPOSED_HEADERS = ['ETag', 'Retry-After', 'X-Request-Id']
