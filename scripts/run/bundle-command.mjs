// @ts-check
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { keepAddresses } from './keep-addresses.mjs'
import { folderOf, hashSources, keepBundle, ROOT } from './kept-bundles.mjs'

/** What is answered where this user can't write, or where there is no room or no folder. */
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR'])

/**
 * Bundles a command with all of our modules that it imports; packages are left where they are. The bundle is kept until
 * one of its sources changes.
 *
 * @param {string} file absolute path
 * @returns {Promise<string>} the file to start
 */
export async function bundleCommand(file) {
  const { parts, entry, sources } = await bundle(file)
  const record = { file, sources: [...sources.keys()], hash: hashSources(sources), entry }
  const folder = folderOf(file)
  try {
    return keepBundle(folder, parts, record)
  } catch (error) {
    if (!UNWRITABLE.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
    return keepBundle(makeOwnFolder(folder, error), parts, record)
  }
}

/** @param {string} file */
async function bundle(file) {
  /** What was read, by the path from the root: a file that is saved meanwhile is another one. @type {Map<string, Buffer>} */
  const sources = new Map()
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => !/^[./]/.test(id) && !isAbsolute(id),
    tsconfig: join(ROOT, 'tsconfig.json'),
    logLevel: 'silent',
    plugins: [readInto(sources), keepAddresses((id) => JSON.stringify(pathToFileURL(id).href))],
  })
  try {
    const { output } = await build.generate({
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Wherever the bundle is, its maps name the sources where they are.
      dir: ROOT,
      sourcemapPathTransform: (source, map) => pathToFileURL(resolve(dirname(map), source)).href,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
      keepNames: true,
    })
    const parts = output.map((part) => ({
      name: part.fileName,
      content: Buffer.from(part.type === 'chunk' ? part.code : part.source),
    }))
    const hash = createHash('sha256')
    for (const { name, content } of parts) hash.update(`\n${name}\n`).update(content)
    const home = hash.digest('hex').slice(0, 16)
    return { parts, entry: `${home}/${output[0].fileName}`, sources }
  } finally {
    await build.close()
  }
}

/**
 * @param {Map<string, Buffer>} sources
 * @returns {import('rolldown').Plugin}
 */
function readInto(sources) {
  return {
    name: 'read-sources',
    load(id) {
      if (!isAbsolute(id)) return null
      const content = readFileSync(id)
      sources.set(relative(ROOT, id).split(sep).join('/'), content)
      return { code: content.toString('utf8') }
    },
  }
}

/**
 * A folder that goes with this process, where the repository is another user's.
 *
 * @param {string} folder where the bundle belongs
 * @param {unknown} cause
 */
function makeOwnFolder(folder, cause) {
  const own = makeTemporary(folder, cause)
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  symlinkSync(join(ROOT, 'node_modules'), join(own, 'node_modules'), 'junction')
  return own
}

/**
 * @param {string} folder
 * @param {unknown} cause
 */
function makeTemporary(folder, cause) {
  try {
    return mkdtempSync(join(tmpdir(), 'run-own-'))
  } catch {
    throw new Error(
      `Neither ${folder} nor ${tmpdir()} can be written: run \`npm run build\` as the owner, or set TMPDIR.`,
      { cause },
    )
  }
}
