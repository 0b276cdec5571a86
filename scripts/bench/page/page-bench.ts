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
import { takePairs } from '../pairs/take-pairs'
import { type RoundFigure, takeRounds } from '../pairs/take-rounds'
import { type Audit, audit, type Throttling } from './audit'
import { buildBaseline } from './build-baseline'

const COUNTS = { least: LEAST_VALUES, most: 15 } as const

/** First loads by Lighthouse, mobile preset, beside a baseline app of the same libraries. */
export const pageBench: Bench = {
  name: 'page',
  about: 'first loads by Lighthouse (mobile), beside a baseline app of the same libraries',
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
      await serve(baseline),
    ] as const
    const [shop, yardstick] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
    const { path } = await ensureBrowser()
    const debuggingPort = await findFreePort()
    const { args = [] } = browserLaunchOptions()
    const browser = await chromium.launch({
      executablePath: path,
      args: [...args, `--remote-debugging-port=${debuggingPort}`],
    })
    const load = (origin: string | undefined, throttling: Throttling) => () =>
      audit(`${origin}/`, debuggingPort, throttling)
    const compare = (throttling: Throttling, figures: readonly RoundFigure<Audit>[]) =>
      takePairs({
        yardstick: 'baseline',
        own: load(shop, throttling),
        other: load(yardstick, throttling),
        figures,
        ...COUNTS,
        note: (text) => note(`home (${throttling}): ${text}`),
      })
    const repeat = (name: string, path: string) =>
      takeRounds({
        own: () => audit(shop + path, debuggingPort, 'simulate'),
        figures: figuresOfPage(name),
        ...COUNTS,
        note: (text) => note(`${name}: ${text}`),
      })
    try {
      const figures = [
        ...(await compare('simulate', HOME_SIMULATED)),
        ...(await compare('devtools', [largestPaint('applied', 0.55)])),
      ]
      const productId = await readProductId(String(shop))
      for (const [name, path] of [
        ['home', '/'],
        ['shop', '/shop'],
        ['product', `/product/${productId}`],
        ['cart', '/cart'],
      ] as const) {
        figures.push(...(await repeat(name, path)))
      }
      return figures
    } finally {
      await browser.close()
      await Promise.all(servers.map((server) => server.close()))
      await api.close()
    }
  },
}

function largestPaint(throttling: string, atMost: number): RoundFigure<Audit> {
  return {
    name: `home: largest paint, ${throttling}`,
    unit: 'ms',
    of: ({ largestPaintMs }) => largestPaintMs,
    goal: { of: 'ratio', atMost },
  }
}

const HOME_SIMULATED: readonly RoundFigure<Audit>[] = [
  {
    name: 'home: script on the wire',
    unit: 'kB',
    of: ({ scriptKilobytes }) => scriptKilobytes,
    goal: { of: 'ratio', atMost: 1.05 },
  },
  { name: 'home: first paint, simulated', unit: 'ms', of: ({ firstPaintMs }) => firstPaintMs },
  largestPaint('simulated', 0.8),
  {
    name: 'home: blocking time',
    unit: 'ms',
    of: ({ blockingMs }) => blockingMs,
    goal: { of: 'ratio', atMost: 0.5 },
  },
]

function figuresOfPage(name: string): readonly RoundFigure<Audit>[] {
  return [
    {
      name: `${name}: layout shift`,
      unit: 'score',
      of: ({ layoutShift }) => layoutShift,
      goal: { of: 'value', atMost: 0.01 },
    },
    {
      name: `${name}: points missing to Lighthouse's 100`,
      unit: 'points',
      of: ({ score }) => 100 - score,
      goal: { of: 'value', atMost: 3 },
    },
  ]
}

async function readProductId(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/product/list?limit=1`)
  const [, id] = /"_id":"([^"]+)"/.exec(await response.text()) ?? []
  if (id === undefined) throw new Error('The shop has no product.')
  return id
}
