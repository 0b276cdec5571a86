import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { prepareTemplate } from '../../../mocks/api/database/embedded/template'
import { TEMPLATE_WORLDS } from '../../../mocks/api/database/embedded/template-parts'
import { readContractDocument } from '../../../mocks/contract/read-contract'
import { findSwaggerUi } from '../../contract-page/swagger-ui'
import { buildDesk } from '../../desk/build-desk'
import { keepAddresses } from '../../run/keep-addresses.mjs'
import { ROOT } from '../../system/run-command'
import { writeMockTypes } from './write-mock-types'

/** What the modules read while they run, each at the place where they look for it. */
const DATA = [
  'openapi.yaml',
  'mocks/api/database/migrations',
  'mocks/worlds/control.yaml',
  'mocks/api/database/seed/pictures',
  'scripts/contract-page/page.css',
  'scripts/contract-page/page.html',
  'scripts/contract-page/page.js',
]

/** Left to the installation: what has files of its own, and what only some need. */
const EXTERNAL = ['@electric-sql/pglite', 'braintree', 'msw', 'pg', 'sharp']

/** A test runner may have jsdom's as the global ones: its crypto can't sign, and streams it may not have at all. */
const NODES_OWN: Record<string, [module: string, name: string]> = {
  crypto: ['node:crypto', 'webcrypto'],
  CompressionStream: ['node:stream/web', 'CompressionStream'],
  ReadableStream: ['node:stream/web', 'ReadableStream'],
  TransformStream: ['node:stream/web', 'TransformStream'],
  WritableStream: ['node:stream/web', 'WritableStream'],
}

const MODULES = ['cli', 'module', 'msw', 'playwright', 'vitest']

/**
 * Bundles the command and the modules with the packages that they need, which start sooner so.
 *
 * @param folder absolute path
 * @throws Error when something can't be built
 */
export async function buildMock(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepAddresses(addressInPackage)],
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir: join(folder, 'lib'),
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(
          MODULES.map((name) => [name, join(ROOT, `scripts/mock-package/${name}.ts`)]),
        ),
        transform: { inject: NODES_OWN },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  for (const path of DATA) {
    const isNeeded = (file: string) => !/(_snapshot\.json|\.test\.ts)$/.test(file)
    await cp(join(ROOT, path), join(folder, path), { recursive: true, filter: isNeeded })
  }
  const template = join('mocks/api/database/template', TEMPLATE_WORLDS)
  await cp(join(await prepareTemplate(), TEMPLATE_WORLDS), join(folder, template))
  const { document } = await readContractDocument(join(ROOT, 'openapi.yaml'))
  await mkdir(join(folder, 'mocks/api/contract'), { recursive: true })
  await writeFile(join(folder, 'mocks/api/contract/openapi.json'), JSON.stringify(document))
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']) {
    const copy = join(folder, 'scripts/contract-page/swagger-ui', name)
    await cp(fileURLToPath(new URL(name, findSwaggerUi())), copy)
  }
  await cp(await buildDesk(), join(folder, 'scripts/desk/built'), { recursive: true })
  await writeMockTypes(join(folder, 'types'))
}

/** In the package the files beside a module of the repository have the same paths, beside `lib`. */
function addressInPackage(id: string): string | undefined {
  const path = relative(ROOT, id)
  if (path.startsWith('..') || path.startsWith('node_modules')) return undefined
  return `new URL(${JSON.stringify(`../${path}`)}, import.meta.url).href`
}
