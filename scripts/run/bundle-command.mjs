// @ts-check
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { keepAddresses } from './keep-addresses.mjs'
import { folderOf, hashSources, keepBundle, ROOT } from './kept-bundles.mjs'

/** What is answered where this user can't write, or where there is no room or no folder. */
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'])

/**
 * Bundles a command with all of our modules that it imports; packages are left where they are. The bundle is kept until
 * one of its sources changes.
 *
 * @param {string} file absolute path
 * @returns {Promise<string>} the file to start
 */
export async function bundleCommand(file) {
  const startedAt = Date.now()
  const { files, entry, sources } = await bundle(file)
  const isSettled = sources.every((source) => statSync(join(ROOT, source)).mtimeMs < startedAt)
  // Of a file that was saved meanwhile nobody knows which content was read.
  const hash = isSettled ? hashSources(sources) : undefined
  try {
    return keepBundle(folderOf(file), files, { sources, hash, entry })
  } catch (error) {
    if (!UNWRITABLE.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
    return keepBundle(makeOwnFolder(), files, { sources, hash: undefined, entry })
  }
}

/** @param {string} file */
async function bundle(file) {
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => !/^[./]/.test(id) && !isAbsolute(id),
    tsconfig: join(ROOT, 'tsconfig.json'),
    logLevel: 'silent',
    plugins: [keepAddresses((id) => JSON.stringify(pathToFileURL(id).href))],
  })
  try {
    const { output } = await build.generate({
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Maps name their sources by the way to them from such a folder.
      dir: join(folderOf(file), 'bundle'),
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    })
    const files = output.map((part) => ({
      name: part.fileName,
      content: part.type === 'chunk' ? part.code : part.source,
    }))
    const hash = createHash('sha256')
    for (const { name, content } of files) hash.update(`\n${name}\n`).update(content)
    const home = hash.digest('hex').slice(0, 16)
    const read = await build.watchFiles
    const sources = read.map((path) => relative(ROOT, path).split(sep).join('/')).sort()
    return { files, entry: `${home}/${output[0].fileName}`, sources }
  } finally {
    await build.close()
  }
}

/** A folder that goes with this process, where the repository is another user's. */
function makeOwnFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'run-own-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
