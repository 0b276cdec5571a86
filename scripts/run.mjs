// @ts-check
/**
 * Runs one of our files as one bundle with what it imports: `node scripts/run.mjs scripts/start.ts --memory`. Node 20 knows
 * no TypeScript, and a loader that hands it hundreds of modules one by one costs a second and 80 MB in each process. This
 * is JavaScript because nothing has translated it yet.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBundle, keepUsed } from './run/kept-bundles.mjs'

const [node = '', , script = '', ...args] = process.argv
const file = resolve(script)
// As if Node had been given the file itself.
process.argv = [node, file, ...args]
// Stack traces name the file and line of the source.
process.setSourceMapsEnabled(true)
const bundle = findBundle(file) ?? (await makeBundle())
keepUsed(bundle)
await import(pathToFileURL(bundle).href)

async function makeBundle() {
  const { bundleCommand } = await import('./run/bundle-command.mjs')
  return bundleCommand(file)
}
