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
import type { Bench, Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import type { RoundFigure } from '../pairs/take-rounds'
import { median } from '../percentile'
import { type Audit, audit, type Throttling } from './audit'
import { buildBaseline } from './build-baseline'

const TIMES = 5
const MOST_PAIRS = 15

/** First loads by Lighthouse, mobile preset, beside a baseline app of the same libraries. */
export const pageBench: Bench = {
  name: 'page',
  about: `first loads by Lighthouse (mobile, median of ${TIMES}), beside a baseline app of the same libraries`,
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
        least: LEAST_VALUES,
        most: MOST_PAIRS,
        note: (text) => note(`home (${throttling}): ${text}`),
      })
    const repeat = async (path: string) => {
      note(path)
      const audits: Audit[] = []
      for (let index = 0; index < TIMES; index += 1) {
        audits.push(await audit(shop + path, debuggingPort, 'simulate'))
      }
      return audits
    }
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
        figures.push(...describePage(name, await repeat(path)))
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

function describePage(name: string, audits: readonly Audit[]): Figure[] {
  return [
    {
      name: `${name}: layout shift`,
      value: median(audits.map(({ layoutShift }) => layoutShift)),
      unit: 'score',
      goal: { of: 'value', atMost: 0.01 },
    },
    {
      name: `${name}: points missing to Lighthouse's 100`,
      value: 100 - median(audits.map(({ score }) => score)),
      unit: 'points',
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
