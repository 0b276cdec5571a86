const READS_BY_POST: ReadonlySet<string> = new Set(['signIn', 'filterProducts'])

/** Whether a request of the operation can change what the service keeps, and others show. */
export function isWriteOf({
  id,
  method,
}: {
  readonly id: string
  readonly method: string
}): boolean {
  return method !== 'GET' && !READS_BY_POST.has(id)
}
