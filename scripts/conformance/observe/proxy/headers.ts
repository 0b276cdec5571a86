import type { IncomingHttpHeaders } from 'node:http'

/** They are about one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
]

/** The headers that are passed on, with others in place of some. */
export function withoutHops(headers: IncomingHttpHeaders, more: Readonly<Record<string, string>>) {
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  return { ...Object.fromEntries(kept), ...more }
}

/** Headers as an HTTP Archive has them. */
export function listHeaders(headers: IncomingHttpHeaders): { name: string; value: string }[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: [value].flat().join(', ') }],
  )
}
