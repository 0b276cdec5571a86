import { join } from 'node:path'
import { keepBuild } from '../../start/kept-build'
import { hashSources } from '../../start/source-hash'
import { ROOT } from '../../system/run-command'
import type { ModuleEntry, PackageRecord } from '../package-record'

const SOURCES = [
  'mocks',
  'openapi.yaml',
  'scripts/contract-page',
  'scripts/desk',
  'scripts/mock',
  'scripts/mock-package',
  'scripts/packages/mock',
  'scripts/processes',
  'src/api/generated',
  'package-lock.json',
  'tsconfig.json',
]

/** The stateful API with its worlds: a command, and a backend within tests. */
export const mock: PackageRecord = {
  id: 'mock',
  name: 'prompt-bazaar-mock',
  description: 'A backend for the Prompt Bazaar API: one command, or within a test',
  keywords: ['mock', 'msw', 'openapi', 'playwright', 'testing'],
  async build() {
    return keepBuild({
      folder: join(ROOT, '.cache/packages/builds-mock'),
      name: `mock-${await hashSources(ROOT, SOURCES)}`,
      make: async (draft) => {
        const { buildMock } = await import('./build-mock')
        await buildMock(draft)
      },
    })
  },
  entries: {
    '.': toEntry('module'),
    './msw': toEntry('msw'),
    './playwright': toEntry('playwright'),
    './vitest': toEntry('vitest'),
    './openapi.yaml': 'openapi.yaml',
  },
  commands: { 'prompt-bazaar-mock': 'lib/cli.mjs' },
  sideEffects: [],
  dependencies: ['@electric-sql/pglite', 'sharp'],
  // A PostgreSQL server, real charges and handlers for msw are asked for by those who have them.
  optionalPeers: { braintree: '>=3.40', msw: '>=2', pg: '>=8' },
  texts: 'scripts/mock-package/texts',
}

function toEntry(name: string): ModuleEntry {
  return { module: `lib/${name}.mjs`, types: `types/scripts/mock-package/${name}.d.ts` }
}
