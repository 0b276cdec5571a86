import { findPostgres } from '../postgres/find-postgres'
import { buildStorefront } from '../start/build-storefront'
import { ensureBrowser } from '../system/ensure-browser'
import { ensureProxy } from '../system/ensure-proxy'
import type { Stage } from './stage'
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
    const note = describeLeftOut({ hasProxy, hasPostgres: (await findPostgres()) !== undefined })
    return note === undefined ? result : { ...result, note }
  },
}

/** What this machine can't run, and what to install for it; `undefined` where it can run everything. */
export function describeLeftOut({ hasProxy, hasPostgres }: Programs): string | undefined {
  if (hasProxy && hasPostgres) return undefined
  const tests = [...(hasProxy ? [] : ['all through a proxy']), 'the restart under load']
  const programs = [
    ...(hasProxy ? [] : ['a proxy (apt-get install nginx-light openssl, or caddy)']),
    ...(hasPostgres ? [] : ['PostgreSQL 15 or later']),
  ]
  return `left out: ${tests.join(', and ')}; install ${programs.join(' and ')}`
}

interface Programs {
  readonly hasProxy: boolean
  readonly hasPostgres: boolean
}
