import { type APIRequestContext, test as base, expect } from 'playwright/test'
import { type EngineName, findFirefox, findWebKitDriver } from '../../../scripts/system/engines'
import { createDesk, type Desk } from '../../storefront/support/desk'
import {
  createService,
  type Product,
  type Service,
  seedAdmin,
} from '../../storefront/support/service'
import { startChromium } from '../driver/chromium-engine'
import { startFirefox } from '../driver/firefox-engine'
import type { Engine, Tab, TabOptions } from '../driver/tab'
import { startWebKit } from '../driver/webkit-engine'
import { type Hand, handOf } from './hand'
import { type Shopper, shopperAt } from './shopper'

export { expect } from 'playwright/test'

/** What a project of the configuration chooses. */
export interface EngineOptions {
  engineName: EngineName
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine
  /** Calls to the shop's service, past any browser. */
  calls: APIRequestContext
  service: Service
  desk: Desk
  /** Twelve and a half dollars, for the tests of this engine alone. */
  product: Product
}

interface Fixtures {
  storage: TabOptions['storage']
  /** Errors of the page that the test asks for. */
  expectedComplaints: RegExp | undefined
  tab: Tab
  hand: Hand
  /** Registered for this test, and not yet signed in. */
  shopper: Shopper
}

/** Playwright's runner without its browsers: a tab is one of the project's engine. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  storage: ['kept', { option: true }],
  expectedComplaints: [undefined, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  calls: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use
      const calls = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
      await use(calls)
      await calls.dispose()
    },
    { scope: 'worker' },
  ],
  service: [async ({ calls }, use) => use(createService(calls)), { scope: 'worker' }],
  desk: [
    async ({ calls, service }, use) => use(createDesk(calls, await service.signIn(seedAdmin))),
    { scope: 'worker' },
  ],
  product: [async ({ desk }, use) => use(await desk.createProduct()), { scope: 'worker' }],
  tab: async ({ engine, storage, expectedComplaints }, use, { annotations }) => {
    annotations.push({ type: 'engine', description: engine.version })
    const tab = await engine.openTab({ storage })
    await use(tab)
    const complaints = await tab.complaints()
    await tab.close()
    expect(complaints.filter((line) => !expectedComplaints?.test(line))).toEqual([])
  },
  hand: async ({ tab, baseURL }, use) => use(handOf(tab, String(baseURL))),
  shopper: async ({ hand, service, desk }, use) =>
    use(shopperAt(hand, desk, await service.signUp())),
})

async function startEngine(name: EngineName): Promise<Engine> {
  switch (name) {
    case 'chromium':
      return startChromium()
    case 'firefox':
      return startFirefox(found(findFirefox(), name))
    case 'webkit':
      return startWebKit(found(findWebKitDriver(), name))
  }
}

function found(path: string | undefined, name: EngineName): string {
  if (path === undefined) throw new Error(`There is no ${name} to drive here.`)
  return path
}
