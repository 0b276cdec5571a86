import { Hono } from 'hono'
import type { Permit } from '../../../mocks/api/admission/admission-control'
import { interleaveBatches } from '../../../mocks/api/admission/interleave-batches'
import { listEveryNthId, listProductIds } from '../../../mocks/api/catalog/listing/list-products'
import type { Configuration } from '../../../mocks/api/configuration'
import { readClientAddress, toCountedAddress } from '../../../mocks/api/http/client-address'
import { describeFault } from '../../../mocks/api/http/log'
import { trustProxies } from '../../../mocks/api/http/trusted-proxies'
import type { StartedApi } from '../../../mocks/api/start-api'
import { FOR_AN_HOUR, FOR_ONE } from '../page-headers'
import { renderRobots } from './robots'
import { readShopOrigin } from './shop-origin'
import { PRODUCTS_PER_FILE, readRange, renderSitemap, renderSitemapIndex } from './sitemap'

const encoder = new TextEncoder()

/**
 * `/robots.txt`, and `/sitemap.xml` with every product of the database: one file, or an index of several. A file is
 * written while it is read, in turns with what else the process has to do.
 */
export function createSeoRoutes(
  { database, admission, log }: Pick<StartedApi, 'database' | 'admission' | 'log'>,
  { shopOrigin, trustedProxies }: Pick<Configuration, 'shopOrigin' | 'trustedProxies'>,
): Hono {
  const trustsPeer = trustProxies(trustedProxies)
  const settings = { shopOrigin, trustsPeer }
  const routes = new Hono()
  // Both name the host of the request where no origin is set, which nobody else is to be sent.
  const caching = { 'Cache-Control': settings.shopOrigin === undefined ? FOR_ONE : FOR_AN_HOUR }
  const xml = { 'Content-Type': 'application/xml; charset=utf-8', ...caching }
  routes.get('/robots.txt', (context) => {
    context.header('Cache-Control', caching['Cache-Control'])
    return context.text(renderRobots(readShopOrigin(context, settings)))
  })

  routes.get('/sitemap.xml', async (context) => {
    const { method, signal } = context.req.raw
    const asked = readRange(new URL(context.req.url).searchParams)
    if (asked === 'unknown') {
      return context.text('The sitemap has no such file.', 404, { 'Cache-Control': 'no-store' })
    }
    if (method === 'HEAD') return context.body(null, 200, xml)
    const address = toCountedAddress(readClientAddress(context, trustsPeer))
    const turn = await admission.take('list', { address, signal })
    if (!turn.isGranted) {
      const { status, reason, retryAfterSeconds } = turn.refusal
      return context.text(reason, status, { 'Retry-After': String(retryAfterSeconds) })
    }
    const origin = readShopOrigin(context, settings)
    const takeTurn = () => admission.take('list-batch', { address })
    const onFault = (fault: unknown) =>
      log({ level: 'error', event: 'sitemap-broke-off', ...describeFault(fault) })
    try {
      const lastIds = asked === 'whole' ? await readLastIds(database, takeTurn) : []
      if (lastIds.length > 0) {
        turn.release()
        return context.body(renderSitemapIndex(origin, lastIds), 200, xml)
      }
      const range = asked === 'whole' ? {} : asked
      const batches = interleaveBatches(listProductIds(database, range), takeTurn, turn.release)
      const texts = renderSitemap(origin, range, batches)
      // Before the answer begins, which would have to be broken off.
      const first = await texts.next()
      const following = { onFault, onCancel: turn.release }
      return context.body(streamTexts(first, texts, following), 200, xml)
    } catch (fault) {
      turn.release()
      onFault(fault)
      return context.text('The sitemap cannot be read just now.', 503, { 'Retry-After': '1' })
    }
  })

  return routes
}

/** The last id of each file but the last one. */
async function readLastIds(
  database: StartedApi['database'],
  takeTurn: () => Permit | Promise<Permit>,
): Promise<readonly string[]> {
  const turn = await takeTurn()
  if (!turn.isGranted) throw new Error(turn.refusal.reason)
  try {
    return await listEveryNthId(database, PRODUCTS_PER_FILE)
  } finally {
    turn.release()
  }
}

function streamTexts(
  first: IteratorResult<string>,
  texts: AsyncGenerator<string>,
  { onFault, onCancel }: { onFault(fault: unknown): void; onCancel(): void },
): ReadableStream<Uint8Array> {
  let read: IteratorResult<string> | undefined = first
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = read ?? (await texts.next())
        read = undefined
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(next.value))
      } catch (fault) {
        onFault(fault)
        // The response has begun, so that breaking it off is all that is left.
        controller.error(new Error('A sitemap was cut off in the middle.'))
      }
    },
    async cancel() {
      await texts.return(undefined)
      // Where nothing was read yet, nothing else ends the turn.
      onCancel()
    },
  })
}
