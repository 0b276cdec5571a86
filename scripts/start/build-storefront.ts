import { rename, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runVite } from '../processes/run-vite'
import { compressFiles } from './compress-files'
import { keepBuild } from './kept-build'
import type { ProviderKind } from './provider-kind'
import { hashSources } from './source-hash'
import { SSR_ORIGIN } from './ssr/complete-document'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BUILDS = join(ROOT, '.cache', 'storefront')
const SOURCES = [
  'src',
  'widget',
  'mocks/braintree',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build',
  'scripts/processes/run-vite.ts',
  'scripts/start/build-storefront.ts',
]

/** Vite's mode decides which provider the pages talk to. */
const MODES: Record<ProviderKind, string> = { simulated: 'simulated', braintree: 'production' }

/**
 * The directory of the storefront's production build for that provider: `files` is what browsers get, `manifest.json` names
 * the files of each page, `ssr` renders pages on the server. A build is named after the hash of its sources, so an unchanged
 * one is there already, and two starts never disturb each other.
 *
 * @throws when Vite fails
 */
export async function buildStorefront(
  provider: ProviderKind,
  say: (message: string) => void,
): Promise<string> {
  const make = async (draft: string) => {
    const startedAt = performance.now()
    say('Building the storefront …')
    await Promise.all([buildFiles(provider, draft), buildSsr(join(draft, 'ssr'))])
    say(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  }
  return keepBuild({ folder: BUILDS, name: basename(await locateBuild(provider)), make })
}

/** Where the build of the present sources and settings is, or will be. */
export async function locateBuild(provider: ProviderKind): Promise<string> {
  const settings = Object.entries(process.env).filter(
    ([name]) => name.startsWith('VITE_') || name === 'ALLOW_PAYPAL_SCRIPTS',
  )
  const hash = await hashSources(ROOT, SOURCES, settings.sort())
  return join(BUILDS, `${provider}-${hash}`)
}

async function buildFiles(provider: ProviderKind, draft: string): Promise<void> {
  const mode = MODES[provider]
  const directory = join(draft, 'files')
  await runVite([
    'build',
    '--mode',
    mode,
    '--outDir',
    directory,
    '--manifest',
    '--logLevel',
    'error',
  ])
  // It names our modules, so it is not served.
  await rename(join(directory, '.vite', 'manifest.json'), join(draft, 'manifest.json'))
  await rmdir(join(directory, '.vite'))
  await compressFiles(directory)
}

async function buildSsr(directory: string): Promise<void> {
  const options = ['--mode', 'simulated', '--outDir', directory, '--logLevel', 'error']
  // Without a document, a URL has to be absolute.
  const apiBaseUrl = new URL(process.env['VITE_API_BASE_URL'] ?? '/api', SSR_ORIGIN).href
  await runVite(['build', '--ssr', 'ssr.tsx', ...options], { VITE_API_BASE_URL: apiBaseUrl })
}
