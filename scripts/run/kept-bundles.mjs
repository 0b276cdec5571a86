// @ts-check
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What decides about a bundle besides the files in it. */
const BUILDERS = ['scripts/run/bundle-command.mjs', 'tsconfig.json']
const RECORD = 'record.json'
/** A process that started so long ago has loaded all of its bundle. */
const UNUSED_MS = 60 * 60_000

/**
 * What is kept beside a bundle.
 *
 * @typedef {object} BundleRecord
 * @property {readonly string[]} sources the files that it was made of, relative to the root
 * @property {string | undefined} hash of their contents
 * @property {string} entry the file to start, relative to the folder
 */

/**
 * Where the bundle of a file is kept.
 *
 * @param {string} file absolute path
 */
export function folderOf(file) {
  const name = relative(ROOT, file)
    .replace(/\.ts$/, '')
    .replace(/[^\w.]+/g, '-')
  return join(ROOT, '.cache', 'commands', name)
}

/**
 * The file to start for a command, if it was bundled since its sources changed.
 *
 * @param {string} file absolute path
 */
export function findBundle(file) {
  const folder = folderOf(file)
  const record = readRecord(folder)
  if (!record?.hash || record.hash !== hashSources(record.sources)) return undefined
  const entry = join(folder, record.entry)
  return existsSync(entry) ? entry : undefined
}

/**
 * @param {string} folder
 * @returns {BundleRecord | undefined}
 */
function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8'))
  } catch {
    // There is none, or it can't be read: the bundle is made anew.
    return undefined
  }
}

/**
 * @param {readonly string[]} sources relative to the root
 * @returns {string | undefined} undefined when one of them is gone
 */
export function hashSources(sources) {
  // A copy of the repository elsewhere has other addresses in its bundles.
  const hash = createHash('sha256').update(ROOT)
  try {
    for (const source of [...BUILDERS, ...sources])
      hash.update(`\n${source}\n`).update(readFileSync(join(ROOT, source)))
  } catch {
    return undefined
  }
  return hash.digest('hex')
}

/**
 * Writes a bundle. Processes that start at the same time may write the same one, and an older one may still be starting.
 *
 * @param {string} folder
 * @param {readonly { name: string, content: string | Uint8Array }[]} files named after their content
 * @param {BundleRecord} record
 * @returns {string} the file to start
 */
export function keepBundle(folder, files, record) {
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of files)
    if (!existsSync(join(folder, name))) writeWhole(folder, name, content)
  writeWhole(folder, RECORD, JSON.stringify(record))
  removeOld(folder, new Set([RECORD, 'node_modules', ...files.map(({ name }) => name)]))
  return join(folder, record.entry)
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string | Uint8Array} content
 */
function writeWhole(folder, name, content) {
  const draft = join(folder, `${name}.${process.pid}`)
  writeFileSync(draft, content)
  renameSync(draft, join(folder, name))
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} kept
 */
function removeOld(folder, kept) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const status = statSync(path, { throwIfNoEntry: false })
    if (kept.has(name) || !status || Date.now() - status.mtimeMs < UNUSED_MS) continue
    rmSync(path, { force: true })
  }
}
