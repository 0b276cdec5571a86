import { CallError } from './call'
import type { KeptCall } from './kept-call'

const OF_CONNECTION = ['connection', 'content-length', 'host', 'transfer-encoding']

/** @throws CallError where the body was too large to be kept */
export function toRequest({ method, target, request }: KeptCall, signal: AbortSignal): Request {
  const { bytes, byteCount } = request.body
  if (byteCount > 0 && !bytes) {
    throw new CallError(`This call had ${byteCount} bytes, too many to be kept and sent again.`)
  }
  const headers = new Headers(request.headers)
  for (const name of OF_CONNECTION) headers.delete(name)
  const body = bytes && byteCount > 0 ? { body: bytes } : {}
  return new Request(new URL(target, 'http://mock.test'), { method, headers, signal, ...body })
}

/** Says which calls there are. */
export function describeMissing(number: number, calls: readonly KeptCall[]): string {
  const numbers = calls.map(({ summary }) => summary.number)
  return calls.length === 0
    ? `There is no call ${number}: nothing was called yet.`
    : `There is no call ${number}: those from ${Math.min(...numbers)} to ${Math.max(...numbers)} are kept.`
}
