import { join } from 'node:path'
import { keepBuild } from '../../start/kept-build'
import { hashSources } from '../../start/source-hash'
import { ROOT } from '../../system/run-command'
import type { PackageRecord } from '../package-record'
import { buildConformance } from './build'

const SOURCES = [
  'scripts/conformance',
  'scripts/packages/conformance',
  'mocks/contract',
  'mocks/api/lib',
  'src/api/generated',
  'openapi.yaml',
  'package-lock.json',
  'tsconfig.json',
]

/** The conformance check for pipelines of any language. */
export const conformance: PackageRecord = {
  id: 'conformance',
  name: 'prompt-bazaar-conformance',
  description: 'Says where a service differs from the contract of Prompt Bazaar',
  keywords: ['conformance', 'contract', 'openapi', 'testing'],
  async build() {
    return keepBuild({
      folder: join(ROOT, '.cache/packages/builds'),
      name: `conformance-${await hashSources(ROOT, SOURCES)}`,
      make: buildConformance,
    })
  },
  entries: { './openapi.yaml': 'openapi.yaml' },
  commands: { 'prompt-bazaar-conformance': 'cli.mjs' },
  sideEffects: ['./cli.mjs'],
  dependencies: [],
  optionalPeers: { sharp: '>=0.33' },
  texts: 'scripts/conformance/package',
}
