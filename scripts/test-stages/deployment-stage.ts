import { buildStorefront } from '../start/build-storefront'
import { ensureBrowser } from '../system/ensure-browser'
import { ensureProxy } from '../system/ensure-proxy'
import type { Stage, StageResult } from './stage'
import { type TestGroup, vitestStage } from './vitest-stage'

const group: TestGroup = {
  name: 'deployment',
  about: 'the documented nginx and Caddy before processes of the shop',
  paths: ['tests/deployment'],
}

/** The files compete for the same processes, so running them one by one takes no longer. */
const WORKERS = 1

/** Real proxies, and a cache, with the files that `docs/deployment.md` points to; nginx is installed where we may. */
export const deploymentStage: Stage = {
  ...group,
  async run() {
    // One after the other: either may be installed now.
    const hasProxy = await ensureProxy()
    const browser = await ensureBrowser()
    for (const provider of ['simulated', 'braintree'] as const) {
      await buildStorefront(provider, () => undefined)
    }
    const environment = { CHROMIUM_PATH: browser.path }
    const result = await vitestStage([group], { environment, workers: WORKERS }).run()
    return hasProxy ? result : { ...result, ...withoutProxy }
  },
}

const withoutProxy: Pick<StageResult, 'note'> = {
  note: 'without a proxy: apt-get install nginx-light openssl, or caddy',
}
