// @ts-check
/**
 * Runs one of our files as one bundle with what it imports: `node scripts/run.mjs scripts/start.ts --memory`. Node 20 knows
 * no TypeScript, and a loader that hands it hundreds of modules one by one costs a second and 80 MB in each process. This
 * is JavaScript because nothing has translated it yet.
 */
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBundle, keepUsed } from './run/kept-bundles.mjs'

const [node = '', , script = '', ...args] = process.argv
const file = resolve(script)
// As if Node had been given the file itself.
process.argv = [node, file, ...args]
// Stack traces name the file and line of the source.
process.setSourceMapsEnabled(true)
const bundle = findBundle(file) ?? (await makeBundle())
keepUsed(dirname(bundle))
await import(pathToFileURL(bundle).href)

async function makeBundle() {
  if (!existsSync(file) || script === '') {
    exitWith(
      `There is no file ${script || 'named'}: node scripts/run.mjs path/to/file.ts [arguments]`,
    )
  }
  try {
    const { bundleCommand } = await import('./run/bundle-command.mjs')
    return await bundleCommand(file)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error
    return exitWith('The packages are not installed: run npm ci --include=dev first.')
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function exitWith(sentence) {
  console.error(sentence)
  process.exit(2)
}
