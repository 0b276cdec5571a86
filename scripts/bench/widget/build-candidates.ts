import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, minify } from 'vite'
import { readOldDropIn } from '../../../mocks/braintree/old-drop-in'
import { restoreNodeEnv } from '../../processes/restore-node-env'
import { runVite } from '../../processes/run-vite'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The new widget as merchants get it. */
export const WIDGET_FOLDER = fromHere('../../../dist/widget')

/** Scripts of the measured pages that are not built into files. */
export interface Candidates {
  /** The provider's simulated components, for both pages. */
  readonly components: string
  /** The old drop-in as merchants load it: everything in one minified script. */
  readonly oldScript: string
  /** The same with the simulated components in place of its own. */
  readonly oldScriptOnStandIns: string
  /** What a guest's card form needs of today's `braintree-web`, minified. */
  readonly provider: string
}

/**
 * Builds the new widget, and what it is measured with.
 *
 * @throws Error when a candidate can't be built
 */
export async function buildCandidates(): Promise<Candidates> {
  await runVite(['build', '--mode', 'widget', '--logLevel', 'warn'])
  const old = await readOldDropIn()
  return restoreNodeEnv(async () => {
    const [components, provider, oldScript, oldScriptOnStandIns] = await Promise.all([
      bundle(fromHere('page/components.ts')),
      bundle(fromHere('page/card-provider.ts')),
      shrink(old.published),
      shrink(old.onStandIns),
    ])
    return { components, provider, oldScript, oldScriptOnStandIns }
  })
}

async function shrink(script: string): Promise<string> {
  const { code, errors } = await minify('dropin.js', script)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}

async function bundle(entry: string): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Not `browser`: there braintree-web names prebuilt files, each with a copy of what they share.
    resolve: { mainFields: ['module', 'main'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  }
  const built = await build(config)
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${entry} made no script.`)
  return chunk.code
}
