import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths'
import { proxies } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import { type StandIn, startStandIn } from './support/stand-in'
import { type RunningProxy, startProxy } from './support/start-proxy'

describe.for(proxies)('$name before the shop', (proxy) => {
  const it = proxy.isInstalled ? test : test.skip
  let running: RunningProxy
  let standIns: readonly [StandIn, StandIn]
  let sender: ReturnType<typeof sendSecurely>
  const get = (path: string) => sender.send(path)
  /** What the processes were asked meanwhile, without the proxy's questions after their health. */
  async function callsDuring(act: () => Promise<unknown>): Promise<string[]> {
    const before = standIns.map(({ requests }) => requests.length)
    await act()
    return standIns
      .flatMap(({ requests }, index) => requests.slice(before[index]))
      .filter((line) => !line.endsWith('/readyz'))
  }

  beforeAll(async () => {
    if (!proxy.isInstalled) return
    standIns = await Promise.all([startStandIn(), startStandIn()])
    running = await startProxy(proxy, [standIns[0].port, standIns[1].port])
    sender = sendSecurely(running)
  })
  afterAll(async () => {
    sender?.close()
    await running?.stop()
    await Promise.all((standIns ?? []).map((standIn) => standIn.close()))
  })

  it.each(['/', '/shop', '/product/unknown', '/no/such/page', '/index.html'])(
    'FIND-1 %s is the shop’s document, whatever its status, and never kept without asking',
    async (path) => {
      const response = await get(path)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<div id="root"')
      expect(response.headers.get('x-robots-tag')).toBeNull()
    },
  )

  it('FIND-1 FIND-4 every page of the shop is there, and those for one visitor are in no index', async () => {
    const { home, shop, product, ...others } = paths
    const statusAndRobots = async (path: string) => {
      const { status, headers } = await get(path)
      return [path, status, headers.get('x-robots-tag')]
    }
    for (const path of [home, shop, `${shop.toUpperCase()}/`, product('prd_01')])
      expect(await statusAndRobots(path)).toEqual([path, 200, null])
    for (const pattern of Object.values(others)) {
      const path = typeof pattern === 'string' ? pattern : pattern('usr_1')
      expect(await statusAndRobots(path)).toEqual([path, 200, 'noindex'])
      expect(await statusAndRobots(`${path}/`)).toEqual([`${path}/`, 200, 'noindex'])
    }
  })

  it('FIND-1 a process is asked for the product whose page is asked for, under its own name', async () => {
    for (const [path, asked] of [
      ['/product/prd_01?utm_source=letter', 'prd_01'],
      ['/PRODUCT/unknown/', 'unknown'],
      ['/product/a%20b', 'a%20b'],
    ] as const) {
      expect(await callsDuring(() => get(path))).toEqual([`HEAD /api/product/show/${asked}`])
    }
  })

  it('FIND-5 what search engines read of the shop comes from a process', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml?after=prd_1']) {
      expect(await callsDuring(() => get(path))).toEqual([`GET ${path}`])
    }
  })
})
