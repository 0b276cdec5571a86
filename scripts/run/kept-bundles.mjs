// @ts-check
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What decides about a bundle besides the files in it. */
const BUILDERS = [
  'scripts/run/bundle-command.mjs',
  'scripts/run/keep-addresses.mjs',
  'tsconfig.json',
]
const RECORD = 'record.json'
/** A process says so often that it uses its bundle, */
const RENEWAL_MS = 10 * 60_000
/** and one of which nobody has said so for so long may go. */
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
 * Writes a bundle whole, beside older ones that processes may still be using; what nobody has used for an hour goes.
 *
 * @param {string} folder
 * @param {readonly { name: string, content: string | Uint8Array }[]} files
 * @param {BundleRecord} record
 * @returns {string} the file to start
 */
export function keepBundle(folder, files, record) {
  const home = join(folder, dirname(record.entry))
  mkdirSync(folder, { recursive: true })
  if (!existsSync(home)) {
    const draft = mkdtempSync(join(folder, 'draft-'))
    for (const { name, content } of files) writeFileSync(join(draft, name), content)
    publish(draft, home)
  }
  const draft = join(folder, `${RECORD}.${process.pid}`)
  writeFileSync(draft, JSON.stringify(record))
  renameSync(draft, join(folder, RECORD))
  removeUnused(folder, new Set([RECORD, 'node_modules', basename(home)]))
  return join(folder, record.entry)
}

/**
 * @param {string} draft
 * @param {string} home
 */
function publish(draft, home) {
  try {
    renameSync(draft, home)
  } catch (error) {
    // Another process has finished the same bundle in the meantime.
    if (!existsSync(home)) throw error
    rmSync(draft, { recursive: true })
  }
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} kept
 */
function removeUnused(folder, kept) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const status = statSync(path, { throwIfNoEntry: false })
    if (kept.has(name) || !status || Date.now() - status.mtimeMs < UNUSED_MS) continue
    rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Keeps a bundle from being taken for an unused one while this process runs.
 *
 * @param {string} entry
 */
export function keepUsed(entry) {
  // One that may only be read is not ours to keep.
  const sayUsed = () => utimes(dirname(entry), new Date(), new Date(), () => undefined)
  sayUsed()
  setInterval(sayUsed, RENEWAL_MS).unref()
}
