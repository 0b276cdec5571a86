import { join } from 'node:path'
import { chromium } from 'playwright'
import { startApi } from '../../../mocks/api/start-api'
import { findFreePort } from '../../processes/listening/free-port'
import { listen } from '../../processes/listening/listen'
import { buildStorefront } from '../../start/build-storefront'
import { createShopServer } from '../../start/shop-server'
import { loadRenderer, type RenderDocument } from '../../start/ssr/load-renderer'
import { browserLaunchOptions } from '../../system/browser'
import { ensureBrowser } from '../../system/ensure-browser'
import type { Bench } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { type PairFigure, takePairs } from '../pairs/take-pairs'
import { takeRounds } from '../pairs/take-rounds'
import { type Audit, audit, type Throttling } from './audit'
import { buildBaseline } from './build-baseline'

const COUNTS = { least: LEAST_VALUES, most: 15 } as const

/** First loads by Lighthouse, mobile preset, beside a fast app that shows what home shows. */
export const pageBench: Bench = {
  async run(note) {
    note('building both')
    const [storefront, baseline] = [
      await buildStorefront('simulated', () => undefined),
      await buildBaseline(),
    ]
    const api = await startApi({ mode: 'demo', isInMemory: true, log: () => undefined })
    const serve = (files: string, renderDocument?: RenderDocument) =>
      listen(
        createShopServer({
          storefront: files,
          provider: 'simulated',
          api: api.app,
          ...(renderDocument && { renderDocument, keeping: api }),
        }),
        { port: 0, hostname: '127.0.0.1' },
      )
    const renderDocument = await loadRenderer(storefront, api, (error) => note(String(error)))
    const servers = [
      await serve(join(storefront, 'files'), renderDocument),
      await serve(baseline.directory),
    ] as const
    const [shop, yardstick] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
    const { path } = await ensureBrowser()
    const debuggingPort = await findFreePort()
    const { args = [] } = browserLaunchOptions()
    const browser = await chromium.launch({
      executablePath: path,
      args: [...args, `--remote-debugging-port=${debuggingPort}`],
    })
    const load = (url: string, throttling: Throttling) => () =>
      audit(url, debuggingPort, throttling)
    const compare = (
      page: string,
      path: string,
      throttling: Throttling,
      figures: readonly PairFigure<Audit>[],
    ) =>
      takePairs({
        yardstick: `baseline ${baseline.hash}`,
        own: load(shop + path, throttling),
        other: load(`${yardstick}/`, throttling),
        figures,
        ...COUNTS,
        note: (text) => note(`${page} (${throttling}): ${text}`),
      })
    try {
      const figures = await compare('home', '/', 'devtools', [largestPaint('home', 'applied')])
      const productId = await readProductId(String(shop))
      for (const [page, path] of [
        ['home', '/'],
        ['shop', '/shop'],
        ['product', `/product/${productId}`],
      ] as const) {
        figures.push(...(await compare(page, path, 'simulate', figuresBesideBaseline(page))))
      }
      const cart = await takeRounds({
        own: load(`${shop}/cart`, 'simulate'),
        figures: [layoutShift('cart'), missingPoints('cart', 3)],
        ...COUNTS,
        note: (text) => note(`cart: ${text}`),
      })
      figures.push(...cart)
      return figures
    } finally {
      await browser.close()
      await Promise.all(servers.map((server) => server.close()))
      await api.close()
    }
  },
}

function figuresBesideBaseline(page: string): readonly PairFigure<Audit>[] {
  return [
    {
      // `tests/start/budgets.test.ts` limits the scripts themselves.
      name: `${page}: script on the wire, with its headers`,
      unit: 'kB',
      of: ({ scriptKilobytes }) => scriptKilobytes,
    },
    { name: `${page}: first paint, simulated`, unit: 'ms', of: ({ firstPaintMs }) => firstPaintMs },
    largestPaint(page, 'simulated'),
    { name: `${page}: blocking time`, unit: 'ms', of: ({ blockingMs }) => blockingMs },
    {
      // Not a ratio: the baseline's may be 0.
      name: `${page}: blocking time above the baseline's`,
      unit: 'ms',
      of: ({ blockingMs }, beside) => Math.max(blockingMs - beside.blockingMs, 0),
      goal: { of: 'value', atMost: 0 },
    },
    layoutShift(page),
    missingPoints(page, 0),
  ]
}

function largestPaint(page: string, throttling: string) {
  return {
    name: `${page}: largest paint, ${throttling}`,
    unit: 'ms',
    of: ({ largestPaintMs }: Audit) => largestPaintMs,
    goal: { of: 'ratio', atMost: 1 },
  } as const
}

function layoutShift(page: string) {
  return {
    name: `${page}: layout shift`,
    unit: 'score',
    of: ({ layoutShift }: Audit) => layoutShift,
    goal: { of: 'value', atMost: 0.01 },
  } as const
}

function missingPoints(page: string, atMost: number) {
  return {
    name: `${page}: points missing to Lighthouse's 100`,
    unit: 'points',
    of: ({ score }: Audit) => 100 - score,
    goal: { of: 'value', atMost },
  } as const
}

async function readProductId(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/product/list?limit=1`)
  const [, id] = /"_id":"([^"]+)"/.exec(await response.text()) ?? []
  if (id === undefined) throw new Error('The shop has no product.')
  return id
}
