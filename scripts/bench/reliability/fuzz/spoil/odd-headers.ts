import type { Random } from '../../../../../mocks/api/database/seed/random'

const LONG = 'x'.repeat(8_000)

/** Headers that regular clients do not send in this form. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['X-Forwarded-For', '1.2.3.4, '.repeat(800)],
  ['X-Forwarded-For', '::1%25'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Method-Override', 'PUT'],
  ['X-Original-URL', '/api/order/list/usr_ada'],
  ['X-Request-Id', LONG],
  ['X-Request-Id', '\xff<script>'],
  ['Accept-Language', LONG],
  ['Accept-Language', '\xe9,,;q=x'],
  ['Accept-Encoding', 'gzip;q=x, \xff, br'],
  ['Accept-Encoding', 'identity;q=0'],
  ['Accept', '\xff/\xff'],
  ['Cookie', `color-scheme=dark; ${LONG}`],
  ['Cookie', '__proto__=1; color-scheme=light"><script>'],
  ['Content-Encoding', 'gzip'],
  ['If-None-Match', '"\xff"'],
  ['If-Modified-Since', 'never'],
  ['Range', 'bytes=-0'],
  ['Range', 'bytes=99999999999999999999-'],
  ['Range', 'bytes=0-0,1-1'],
  ['Origin', 'null'],
  ['Upgrade-Insecure-Requests', LONG],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['Sec-Fetch-Dest', 'document'],
]

/** Adds none to three of them. */
export function oddHeaders(random: Random): Readonly<Record<string, string>> {
  const count = random.chance(0.85) ? 0 : random.whole(1, 3)
  return Object.fromEntries(
    Array.from(
      { length: count },
      () => HEADERS[random.whole(0, HEADERS.length - 1)] ?? ['X-None', ''],
    ),
  )
}
