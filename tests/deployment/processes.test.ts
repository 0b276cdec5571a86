import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, enterShop, showProduct } from '../../scripts/bench/reliability/service/shop-client'
import { findPostgres } from '../../scripts/postgres/find-postgres'
import { createScratchDatabase } from '../../scripts/postgres/scratch-database'
import { type PostgresServer, startPostgres } from '../../scripts/postgres/start-postgres'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { type RunningShop, startShop } from '../../scripts/processes/start-shop'
import { productFields } from '../api/support/forms'
import { isLong } from '../length'
import { nginxCache, proxies } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import { HOST, type RunningProxy, startProxy } from './support/start-proxy'
import { startTraffic } from './support/traffic'

const STOCK = 500
const PRICE = 4
const TOO_MANY = 429
const CHANNELS = 3

const programs = await findPostgres()
/** The short form takes one of them. */
const installed = [...proxies, nginxCache]
  .filter(({ isInstalled }) => isInstalled)
  .slice(0, isLong ? undefined : 1)
let server: PostgresServer

describe.skipIf(!programs || installed.length === 0)('two processes behind a proxy', () => {
  beforeAll(async () => {
    if (programs) server = await startPostgres(programs, { isDurable: false })
  })
  afterAll(() => server?.stop())

  describe.for(installed)('$name', (proxy) => {
    let databaseUrl: string
    let ports: [number, number]
    let shops: RunningShop[]
    let running: RunningProxy
    let sender: ReturnType<typeof sendSecurely>

    const start = (port: number) =>
      startShop(['--api'], {
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        TRUST_PROXY: '1',
        SHOP_URL: `https://${HOST}`,
        DRAIN_SECONDS: '4',
      })

    beforeAll(async () => {
      databaseUrl = (await createScratchDatabase(server.url)).url
      ports = [await findFreePort(), await findFreePort()]
      shops = await Promise.all(ports.map(start))
      running = await startProxy(proxy, ports)
      sender = sendSecurely(running)
    })
    afterAll(async () => {
      sender.close()
      await Promise.all(shops.map((shop) => shop.stop('SIGKILL')))
      await running.stop()
    })

    test('attempts are counted by who asks, a picture of 5 MB comes through, and a larger one is refused', async () => {
      const guess = async (from: ReturnType<typeof sendSecurely>, claimed: string) => {
        const response = await from.send('/api/auth/signin', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
          body: JSON.stringify({ email: ADMIN.email, password: 'wrong password' }),
        })
        return response.status
      }
      const guesser = sendSecurely(running, '127.0.0.7')
      const statuses: number[] = []
      while (statuses.at(-1) !== TOO_MANY && statuses.length < 60) {
        statuses.push(await guess(guesser, `6.6.6.${statuses.length}`))
      }
      expect(statuses.at(-1)).toBe(TOO_MANY)
      // Whoever only claims to be at that address, or sits elsewhere, is not.
      expect(await guess(sender, '127.0.0.7')).toBe(401)
      guesser.close()

      const admin = await enterShop(sender.send, ADMIN)
      const create = async (file: Blob) => {
        const body = productFields({ file })
        const headers = { Authorization: `Bearer ${admin.token}` }
        return sender.send(`/api/product/create/${admin.userId}`, { method: 'POST', headers, body })
      }
      // Noise does not get smaller: close to 5 MB, and a little above.
      expect((await create(await drawNoise(1300))).status).toBe(200)
      const tooLarge = await create(await drawNoise(1330))
      expect(tooLarge.status).toBe(413)
      expect(await tooLarge.json()).toEqual({
        success: false,
        message: 'file: must be at most 5 MB large.',
      })
    })

    test('one after the other is stopped and started anew while people read and buy, and nobody notices', async () => {
      const admin = await enterShop(sender.send, ADMIN)
      const product = await admin.createProduct(PRICE, STOCK)
      const traffic = startTraffic(sender.send, admin, product)
      await expect.poll(() => traffic.orders.length).toBeGreaterThan(1)
      for (const index of [0, 1]) {
        const before = traffic.orders.length
        expect(await shops[index]?.stop('SIGTERM')).toBe(0)
        shops[index] = await start(Number(ports[index]))
        await expect.poll(() => traffic.orders.length).toBeGreaterThan(before)
      }
      await traffic.stop()
      expect(traffic.failures).toEqual([])
      expect(traffic.reads()).toBeGreaterThan(200)
      const ordered = (await admin.orders()).filter(({ products }) =>
        products.some(({ _id }) => _id === product._id),
      )
      expect(ordered.map(({ _id }) => _id).sort()).toEqual([...traffic.orders].sort())
      expect(new Set(ordered.map(({ transaction_id }) => transaction_id)).size).toBe(ordered.length)
      const { quantity, sold } = await showProduct(sender.send, product._id)
      expect([quantity, sold]).toEqual([STOCK - ordered.length, ordered.length])
    })
  })
})

async function drawNoise(side: number): Promise<Blob> {
  const raw = { width: side, height: side, channels: CHANNELS } as const
  const picture = sharp(randomBytes(side * side * CHANNELS), { raw })
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' })
}
